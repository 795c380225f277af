//! Columns of answers, one row after the other, in the layout of Arrow: texts end to end with their
//! ends beside them, a bit for each row that has nothing.

use std::sync::Arc;

use arrow_array::{ArrayRef, Float64Array, RecordBatch, StringArray, UInt64Array};
use arrow_buffer::{BooleanBufferBuilder, Buffer, NullBuffer, OffsetBuffer, ScalarBuffer};
use arrow_schema::{DataType, Field, Schema};

use super::texts::Texts;

/// The names of the columns, as users see them.
const NAMES: [&str; 6] = ["verdict", "solution", "count", "grade", "seconds", "error"];

/// One row.
#[derive(Default)]
pub struct Row<'a> {
    pub verdict: Option<&'a str>,
    pub solution: Option<&'a [u8]>,
    pub count: Option<u64>,
    pub grade: Option<&'a str>,
    pub error: Option<&'a str>,
}

/// All columns.
#[derive(Default)]
pub struct Columns {
    verdict: Strings,
    solution: Strings,
    count: Numbers<u64>,
    grade: Strings,
    seconds: Numbers<f64>,
    error: Strings,
}

impl Columns {
    /// Room for the answers to these texts, as long as they are.
    pub fn new(texts: &Texts) -> Self {
        let rows = texts.len();
        Self {
            verdict: Strings::with_room(rows, 6 * rows),
            solution: Strings::with_room(rows, texts.bytes()),
            count: Numbers::with_room(rows),
            grade: Strings::with_room(rows, 0),
            seconds: Numbers::with_room(rows),
            error: Strings::with_room(rows, 0),
        }
    }

    #[inline]
    pub fn push(&mut self, row: &Row<'_>) {
        self.verdict.push(row.verdict.map(str::as_bytes));
        self.solution.push(row.solution);
        self.count.push(row.count);
        self.grade.push(row.grade.map(str::as_bytes));
        self.error.push(row.error.map(str::as_bytes));
    }

    /// So many rows that were pushed took so long, each.
    pub fn time(&mut self, seconds: Option<f64>, rows: usize) {
        (0..rows).for_each(|_| self.seconds.push(seconds));
    }

    /// No rows, in the room of those that there were.
    pub fn clear(&mut self) {
        [&mut self.verdict, &mut self.solution, &mut self.grade, &mut self.error]
            .into_iter()
            .for_each(Strings::clear);
        self.count.clear();
        self.seconds.clear();
    }

    /// The rows of another one below these.
    pub fn append(&mut self, other: &Self) {
        self.verdict.append(&other.verdict);
        self.solution.append(&other.solution);
        self.count.append(&other.count);
        self.grade.append(&other.grade);
        self.seconds.append(&other.seconds);
        self.error.append(&other.error);
    }

    /// Can the ends of all texts be told in 32 bits, as Arrow's usual texts have them?
    pub fn fits(&self) -> bool {
        let texts = [&self.verdict, &self.solution, &self.grade, &self.error];
        texts.iter().all(|texts| i32::try_from(texts.bytes.len()).is_ok())
    }

    /// The same as a record batch.
    pub fn batch(self) -> RecordBatch {
        let text = |name| Field::new(name, DataType::Utf8, true);
        let [verdict, solution, count, grade, seconds, error] = NAMES;
        let fields = vec![
            text(verdict),
            text(solution),
            Field::new(count, DataType::UInt64, true),
            text(grade),
            Field::new(seconds, DataType::Float64, true),
            text(error),
        ];
        let (count, count_valid) = self.count.parts();
        let (seconds, seconds_valid) = self.seconds.parts();
        let arrays: Vec<ArrayRef> = vec![
            self.verdict.array(),
            self.solution.array(),
            Arc::new(UInt64Array::new(count, count_valid)),
            self.grade.array(),
            Arc::new(Float64Array::new(seconds, seconds_valid)),
            self.error.array(),
        ];
        RecordBatch::try_new(Arc::new(Schema::new(fields)), arrays)
            .expect("all columns have as many rows as their fields say")
    }
}

/// Which rows have something; made when the first has nothing.
#[derive(Default)]
struct Valid {
    rows: usize,
    bits: Option<BooleanBufferBuilder>,
}

impl Valid {
    /// A row that has something.
    #[inline]
    fn push(&mut self) {
        if let Some(bits) = &mut self.bits {
            bits.append(true);
        }
        self.rows += 1;
    }

    /// Rows that have nothing.
    fn push_missing(&mut self, rows: usize) {
        self.noted().append_n(rows, false);
        self.rows += rows;
    }

    /// From now on a bit a row; all rows so far have something, if there was none before.
    fn noted(&mut self) -> &mut BooleanBufferBuilder {
        let rows = self.rows;
        self.bits.get_or_insert_with(|| {
            let mut bits = BooleanBufferBuilder::new(rows);
            bits.append_n(rows, true);
            bits
        })
    }

    fn append(&mut self, other: &Self) {
        match &other.bits {
            Some(others) => self.noted().append_packed_range(0..other.rows, others.as_slice()),
            None => {
                if let Some(bits) = &mut self.bits {
                    bits.append_n(other.rows, true);
                }
            }
        }
        self.rows += other.rows;
    }

    fn nulls(self) -> Option<NullBuffer> {
        self.bits.map(|mut bits| NullBuffer::new(bits.finish()))
    }
}

/// Texts end to end.
#[derive(Default)]
struct Strings {
    bytes: Vec<u8>,
    /// Where each text ends.
    ends: Vec<i32>,
    valid: Valid,
    /// Rows at the end that have nothing and are not yet noted: in some columns all are such.
    missing: usize,
}

impl Strings {
    fn with_room(rows: usize, bytes: usize) -> Self {
        let (bytes, ends) = (Vec::with_capacity(bytes), Vec::with_capacity(rows));
        Self { bytes, ends, ..Self::default() }
    }

    #[inline]
    fn push(&mut self, text: Option<&[u8]>) {
        let Some(text) = text else {
            self.missing += 1;
            return;
        };
        self.note_missing();
        self.bytes.extend_from_slice(text);
        self.ends.push(self.bytes.len() as i32);
        self.valid.push();
    }

    fn clear(&mut self) {
        self.bytes.clear();
        self.ends.clear();
        (self.valid, self.missing) = (Valid::default(), 0);
    }

    #[inline]
    fn note_missing(&mut self) {
        if self.missing > 0 {
            let rows = std::mem::take(&mut self.missing);
            self.ends.resize(self.ends.len() + rows, self.bytes.len() as i32);
            self.valid.push_missing(rows);
        }
    }

    fn append(&mut self, other: &Self) {
        if !other.ends.is_empty() {
            self.note_missing();
        }
        let before = self.bytes.len() as i32;
        self.bytes.extend_from_slice(&other.bytes);
        self.ends.extend(other.ends.iter().map(|end| before.wrapping_add(*end)));
        self.valid.append(&other.valid);
        self.missing += other.missing;
    }

    fn array(mut self) -> ArrayRef {
        self.note_missing();
        let mut ends = Vec::with_capacity(self.ends.len() + 1);
        ends.push(0);
        ends.append(&mut self.ends);
        let ends = OffsetBuffer::new(ScalarBuffer::from(ends));
        Arc::new(StringArray::new(ends, Buffer::from_vec(self.bytes), self.valid.nulls()))
    }
}

/// Numbers side by side.
#[derive(Default)]
struct Numbers<T> {
    numbers: Vec<T>,
    valid: Valid,
}

impl<T: arrow_buffer::ArrowNativeType + Default + Copy> Numbers<T> {
    fn with_room(rows: usize) -> Self {
        Self { numbers: Vec::with_capacity(rows), valid: Valid::default() }
    }

    #[inline]
    fn push(&mut self, number: Option<T>) {
        self.numbers.push(number.unwrap_or_default());
        match number {
            Some(_) => self.valid.push(),
            None => self.valid.push_missing(1),
        }
    }

    fn clear(&mut self) {
        self.numbers.clear();
        self.valid = Valid::default();
    }

    fn append(&mut self, other: &Self) {
        self.numbers.extend_from_slice(&other.numbers);
        self.valid.append(&other.valid);
    }

    fn parts(self) -> (ScalarBuffer<T>, Option<NullBuffer>) {
        (ScalarBuffer::from(self.numbers), self.valid.nulls())
    }
}
