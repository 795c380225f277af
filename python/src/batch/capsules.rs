//! The PyCapsule interface of Arrow: arrays that other libraries hand over, and batches that they are
//! handed, without a copy.
//!
//! The only unsafe code of the package: pointers in capsules, as the C data interface has them. A
//! capsule is asked for by the name that the interface gives it, so that nothing else is taken for it.

#![expect(unsafe_code, reason = "the C data interface is one of pointers")]

use std::ffi::{CStr, c_int};
use std::ptr::NonNull;

use arrow_array::ffi::{FFI_ArrowArray, FFI_ArrowSchema, from_ffi, to_ffi};
use arrow_array::ffi_stream::FFI_ArrowArrayStream;
use arrow_array::{Array, ArrayRef, RecordBatch, RecordBatchIterator, StructArray, make_array};
use pyo3::exceptions::{PyOSError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyCapsule, PyDict, PyTuple};

use super::columns::Columns;

const SCHEMA: &CStr = c"arrow_schema";
const ARRAY: &CStr = c"arrow_array";
const STREAM: &CStr = c"arrow_array_stream";

/// The arrays of an object of Arrow; nothing where it is none.
pub fn arrays(object: &Bound<'_, PyAny>) -> PyResult<Option<Vec<ArrayRef>>> {
    if object.hasattr("__arrow_c_array__")? {
        let pair = object.call_method0("__arrow_c_array__")?;
        let (schema, array): (Bound<'_, PyCapsule>, Bound<'_, PyCapsule>) = pair.extract()?;
        let schema = pointer::<FFI_ArrowSchema>(&schema, SCHEMA)?;
        let array = pointer::<FFI_ArrowArray>(&array, ARRAY)?;
        // SAFETY: the names of the capsules say what they point at, which lives as long as they do. Both
        // are moved out, and what is left behind is released already.
        let (schema, array) = unsafe {
            (FFI_ArrowSchema::from_raw(schema.as_ptr()), FFI_ArrowArray::from_raw(array.as_ptr()))
        };
        return Ok(Some(vec![import(array, &schema)?]));
    }
    if object.hasattr("__arrow_c_stream__")? {
        let stream = object.call_method0("__arrow_c_stream__")?;
        let stream = pointer::<FFI_ArrowArrayStream>(stream.cast()?, STREAM)?;
        // SAFETY: as above.
        let stream = unsafe { FFI_ArrowArrayStream::from_raw(stream.as_ptr()) };
        return all(stream).map(Some);
    }
    Ok(None)
}

/// What a capsule of this name points at.
fn pointer<T>(capsule: &Bound<'_, PyCapsule>, name: &'static CStr) -> PyResult<NonNull<T>> {
    Ok(capsule.pointer_checked(Some(name))?.cast())
}

fn import(array: FFI_ArrowArray, schema: &FFI_ArrowSchema) -> PyResult<ArrayRef> {
    // SAFETY: whoever made the array promises that it is as its schema says.
    let data = unsafe { from_ffi(array, schema) }.map_err(broken)?;
    Ok(make_array(data))
}

fn broken(error: impl std::fmt::Display) -> PyErr {
    PyValueError::new_err(error.to_string())
}

/// All arrays of a stream.
fn all(mut stream: FFI_ArrowArrayStream) -> PyResult<Vec<ArrayRef>> {
    let ended = || PyValueError::new_err("the stream of Arrow has been read already");
    let (get_schema, get_next) =
        (stream.get_schema().ok_or_else(ended)?, stream.get_next().ok_or_else(ended)?);
    let mut schema = FFI_ArrowSchema::empty();
    // SAFETY: the stream is ours and was not released; it fills in what it is given.
    told(unsafe { get_schema(&mut stream, &mut schema) }, &mut stream)?;
    let mut arrays = Vec::new();
    loop {
        let mut array = FFI_ArrowArray::empty();
        // SAFETY: as above.
        told(unsafe { get_next(&mut stream, &mut array) }, &mut stream)?;
        if array.is_released() {
            return Ok(arrays);
        }
        arrays.push(import(array, &schema)?);
    }
}

/// What a stream answered, in its own words where it failed.
fn told(code: c_int, stream: &mut FFI_ArrowArrayStream) -> PyResult<()> {
    if code == 0 {
        return Ok(());
    }
    let said = stream.get_last_error().and_then(|last| {
        // SAFETY: the text lives until the stream is asked again.
        let text = unsafe { last(stream) };
        (!text.is_null()).then(|| unsafe { CStr::from_ptr(text) }.to_string_lossy().into_owned())
    });
    Err(PyOSError::new_err((code, said.unwrap_or_else(|| "the stream of Arrow failed".to_owned()))))
}

/// Answers to a batch of puzzles: a record batch of Arrow.
#[pyclass(frozen, module = "grille._grille")]
pub struct Batch {
    batch: RecordBatch,
}

impl Batch {
    /// The answers in these columns.
    pub fn new(columns: Columns) -> Self {
        Self { batch: columns.batch() }
    }

    fn whole(&self) -> StructArray {
        StructArray::from(self.batch.clone())
    }
}

#[pymethods]
impl Batch {
    fn __len__(&self) -> usize {
        self.batch.num_rows()
    }

    /// The names of the columns.
    #[getter]
    fn names(&self) -> Vec<String> {
        self.batch.schema().fields().iter().map(|field| field.name().clone()).collect()
    }

    /// The columns as lists.
    fn to_pydict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        use arrow_array::cast::AsArray;
        use arrow_array::types::{Float64Type, UInt64Type};
        let columns = PyDict::new(py);
        for (field, array) in self.batch.schema().fields().iter().zip(self.batch.columns()) {
            let name = field.name();
            if let Some(texts) = array.as_string_opt::<i32>() {
                columns.set_item(name, texts.iter().collect::<Vec<Option<&str>>>())?;
            } else if let Some(numbers) = array.as_primitive_opt::<UInt64Type>() {
                columns.set_item(name, numbers.iter().collect::<Vec<Option<u64>>>())?;
            } else if let Some(numbers) = array.as_primitive_opt::<Float64Type>() {
                columns.set_item(name, numbers.iter().collect::<Vec<Option<f64>>>())?;
            }
        }
        Ok(columns)
    }

    fn __arrow_c_schema__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyCapsule>> {
        let schema = FFI_ArrowSchema::try_from(self.batch.schema().as_ref()).map_err(broken)?;
        PyCapsule::new_with_value(py, schema, SCHEMA)
    }

    #[pyo3(signature = (requested_schema=None))]
    fn __arrow_c_array__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyTuple>> {
        // Other types than ours may be asked for, but need not be given.
        drop(requested_schema);
        let (array, schema) = to_ffi(&self.whole().to_data()).map_err(broken)?;
        let schema = PyCapsule::new_with_value(py, schema, SCHEMA)?;
        let array = PyCapsule::new_with_value(py, array, ARRAY)?;
        PyTuple::new(py, [schema, array])
    }

    #[pyo3(signature = (requested_schema=None))]
    fn __arrow_c_stream__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyCapsule>> {
        drop(requested_schema);
        let batches = std::iter::once(Ok(self.batch.clone()));
        let reader = RecordBatchIterator::new(batches, self.batch.schema());
        let stream = FFI_ArrowArrayStream::new(Box::new(reader));
        PyCapsule::new_with_value(py, stream, STREAM)
    }
}
