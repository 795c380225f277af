//! A figure drawn by plotters: a title, panels with axes, and a legend below that covers no data.

use plotters::coord::Shift;
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};

use super::axis::Axis;
use super::bitmap;
use super::font::{self, FONT};
use super::style::{FAINT, INK, Look, SCALE};

/// Panels, and whether their curves are named below.
#[derive(Clone, PartialEq, Debug)]
pub struct Figure {
    pub panels: Vec<Panel>,
    pub has_legend: bool,
}

/// Axes and what is drawn between them.
#[derive(Clone, PartialEq, Debug)]
pub struct Panel {
    pub title: String,
    pub x: Axis,
    pub y: Axis,
    pub curves: Vec<Curve>,
    /// Five places along the lower axis a box, at 0, 1, 2, … of the other.
    pub boxes: Vec<Option<[f64; 5]>>,
}

/// Points that belong together.
#[derive(Clone, PartialEq, Debug)]
pub struct Curve {
    pub name: String,
    pub style: usize,
    pub points: Vec<(f64, f64)>,
    pub stroke: Stroke,
}

/// How points are joined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stroke {
    /// By a line, with a mark at each of them.
    Line,
    /// Along the axes: what is reached is kept.
    Steps,
}

impl Curve {
    /// The same with values as places on axes.
    pub fn on(mut self, x: &Axis, y: &Axis) -> Self {
        self.points.iter_mut().for_each(|point| *point = (x.place(point.0), y.place(point.1)));
        self
    }
}

type Area<B> = DrawingArea<B, Shift>;
type Plane = Cartesian2d<Axis, Axis>;
type Chart<'a, B> = ChartContext<'a, B, Plane>;
type Drawn<B> = Result<(), DrawingAreaErrorKind<<B as DrawingBackend>::ErrorType>>;

const WIDTH: i32 = 760;
const TITLE: i32 = 34;
const PANEL: i32 = 300;
const ALONE: i32 = 380;
const BOX: i32 = 44;
const LEGEND_ROW: i32 = 22;
/// A letter takes so much of the size of its font, at most.
const LETTER: f64 = 0.58;
const SMALL: i32 = 12;
/// Around a panel; more on the right, where half a label stands over.
const MARGIN: i32 = 8;
const RIGHT: i32 = 24;

impl Figure {
    /// The figure as SVG.
    pub fn svg(&self, title: &str) -> String {
        let height = self.height();
        let mut text = String::new();
        {
            let size = ((WIDTH * SCALE) as u32, (height * SCALE) as u32);
            let root = SVGBackend::with_string(&mut text, size).into_drawing_area();
            self.draw(&root, title).expect("a text takes all that is written into it");
        }
        shown_small(&text, height, title)
    }

    /// The figure as PNG, twice as large for screens that are fine.
    pub fn png(&self, title: &str) -> Vec<u8> {
        let size = ((WIDTH * SCALE) as u32, (self.height() * SCALE) as u32);
        bitmap::png(size, SCALE as u32 / 2, |pixels| {
            let root = BitMapBackend::with_buffer(pixels, size).into_drawing_area();
            self.draw(&root, title).expect("the pixels are there, and so is the font");
        })
    }

    fn columns(&self) -> usize {
        if self.panels.len() > 1 { 2 } else { 1 }
    }

    /// The height of all panels together.
    fn body(&self) -> i32 {
        match self.panels.as_slice() {
            [alone] if !alone.boxes.is_empty() => 70 + BOX * alone.boxes.len() as i32,
            [_] => ALONE,
            panels => PANEL * panels.len().div_ceil(self.columns()) as i32,
        }
    }

    fn height(&self) -> i32 {
        TITLE + self.body() + LEGEND_ROW * self.legend().len() as i32 + 8
    }

    fn draw<B: DrawingBackend>(&self, root: &Area<B>, title: &str) -> Drawn<B> {
        font::make_ready();
        let (panels, columns) = (self.body(), self.columns());
        root.fill(&WHITE)?;
        let (head, rest) = root.split_vertically(TITLE * SCALE);
        let font = (FONT, 16 * SCALE).into_font().color(&INK);
        let middle = Pos::new(HPos::Center, VPos::Center);
        head.draw_text(title, &font.pos(middle), (WIDTH * SCALE / 2, TITLE * SCALE / 2))?;
        let (middle, foot) = rest.split_vertically(panels * SCALE);
        let rows = self.panels.len().div_ceil(columns);
        for (panel, area) in self.panels.iter().zip(middle.split_evenly((rows, columns))) {
            panel.draw(&area)?;
        }
        legend_rows(&foot, &self.legend())
    }

    /// What each curve is called and how it looks, in rows that fit.
    fn legend(&self) -> Vec<Vec<(&str, usize)>> {
        let mut rows: Vec<Vec<(&str, usize)>> = Vec::new();
        let mut taken = 0;
        let curves = self.panels.first().map_or(&[][..], |panel| &panel.curves);
        for curve in curves.iter().filter(|_| self.has_legend) {
            let takes = entry_width(&curve.name);
            if rows.is_empty() || taken + takes > WIDTH {
                rows.push(Vec::new());
                taken = 0;
            }
            taken += takes;
            rows.last_mut().into_iter().for_each(|row| row.push((&curve.name, curve.style)));
        }
        rows
    }
}

fn entry_width(name: &str) -> i32 {
    64 + (name.chars().count() as f64 * f64::from(SMALL) * LETTER) as i32
}

fn legend_rows<B: DrawingBackend>(area: &Area<B>, rows: &[Vec<(&str, usize)>]) -> Drawn<B> {
    let beside = Pos::new(HPos::Left, VPos::Center);
    let font = (FONT, SMALL * SCALE).into_font().color(&INK).pos(beside);
    for (i, row) in rows.iter().enumerate() {
        let all: i32 = row.iter().map(|(name, _)| entry_width(name)).sum();
        let (mut x, y) = ((WIDTH - all).max(0) / 2, LEGEND_ROW * i as i32 + LEGEND_ROW / 2);
        for &(name, style) in row {
            let (from, to) = (((x + 8) * SCALE, y * SCALE), ((x + 44) * SCALE, y * SCALE));
            let look = Look(style);
            for dash in dashed(from, to, look) {
                area.draw(&PathElement::new(dash.to_vec(), look.line()))?;
            }
            let center = ((x + 26) * SCALE, y * SCALE);
            let corners = look.mark().into_iter().map(|(dx, dy)| (center.0 + dx, center.1 + dy));
            area.draw(&Polygon::new(corners.collect::<Vec<_>>(), look.colour().filled()))?;
            area.draw_text(name, &font, ((x + 50) * SCALE, y * SCALE))?;
            x += entry_width(name);
        }
    }
    Ok(())
}

/// A straight line in its dashes.
fn dashed(from: (i32, i32), to: (i32, i32), look: Look) -> Vec<[(i32, i32); 2]> {
    let Some((dash, gap)) = look.dashes() else { return vec![[from, to]] };
    let starts = (from.0..to.0).step_by(((dash + gap) * SCALE) as usize);
    starts.map(|x| [(x, from.1), ((x + dash * SCALE).min(to.0), from.1)]).collect()
}

impl Panel {
    /// The room beside the plot for what is written along its axis.
    fn beside(&self) -> i32 {
        let longest = self.y.ticks.iter().map(|(_, label)| label.chars().count()).max();
        32 + (longest.unwrap_or(0) as f64 * f64::from(SMALL) * LETTER) as i32
    }

    fn draw<B: DrawingBackend>(&self, area: &Area<B>) -> Drawn<B> {
        let font = |size: i32| (FONT, size * SCALE).into_font().color(&INK);
        let beside = self.beside();
        let (head, body) =
            area.split_vertically(if self.title.is_empty() { 0 } else { 20 * SCALE });
        if !self.title.is_empty() {
            let width = area.dim_in_pixel().0 as i32;
            let center = (width + (beside + MARGIN - RIGHT) * SCALE) / 2;
            let above = font(14).pos(Pos::new(HPos::Center, VPos::Center));
            head.draw_text(&self.title, &above, (center, 10 * SCALE))?;
        }
        let mut builder = ChartBuilder::on(&body);
        builder.margin(MARGIN * SCALE).margin_right(RIGHT * SCALE);
        builder.x_label_area_size(44 * SCALE).y_label_area_size(beside * SCALE);
        let mut chart = builder.build_cartesian_2d(self.x.clone(), self.y.clone())?;
        chart
            .configure_mesh()
            .light_line_style(TRANSPARENT)
            .bold_line_style(FAINT.stroke_width(SCALE as u32))
            .axis_style(INK.stroke_width(SCALE as u32))
            .set_all_tick_mark_size(4 * SCALE)
            .x_desc(&self.x.title)
            .y_desc(&self.y.title)
            .axis_desc_style(font(13))
            .label_style(font(SMALL))
            .x_labels(self.x.ticks.len())
            .y_labels(self.y.ticks.len())
            .x_label_formatter(&|place| self.x.label(*place))
            .y_label_formatter(&|place| self.y.label(*place))
            .draw()?;
        for curve in &self.curves {
            curve.draw(&mut chart, self.x.range.1)?;
        }
        for (i, spread) in self.boxes.iter().enumerate() {
            spread.iter().try_for_each(|spread| draw_box(&mut chart, i, spread))?;
        }
        Ok(())
    }
}

impl Curve {
    fn draw<B: DrawingBackend>(&self, chart: &mut Chart<'_, B>, end: f64) -> Drawn<B> {
        let look = Look(self.style);
        let path = match self.stroke {
            Stroke::Line => self.points.clone(),
            Stroke::Steps => steps(&self.points, end),
        };
        match look.dashes() {
            None => chart.draw_series(LineSeries::new(path, look.line()))?,
            Some((dash, gap)) => {
                let (dash, gap) = (dash * SCALE, gap * SCALE);
                chart.draw_series(DashedLineSeries::new(path, dash, gap, look.line()))?
            }
        };
        let marked: Vec<(f64, f64)> = match self.stroke {
            Stroke::Line => self.points.clone(),
            // So many marks that the curves are told apart, and no more.
            Stroke::Steps => {
                let every = self.points.len().div_ceil(6).max(1);
                self.points.iter().copied().step_by(every).collect()
            }
        };
        chart.draw_series(marked.into_iter().map(|point| {
            EmptyElement::at(point) + Polygon::new(look.mark(), look.colour().filled())
        }))?;
        Ok(())
    }
}

/// Each height is kept until the next point, the last one to the end.
fn steps(points: &[(f64, f64)], end: f64) -> Vec<(f64, f64)> {
    let mut path: Vec<(f64, f64)> = Vec::new();
    let mut height = 0.0;
    for &(x, y) in points {
        path.extend([(x, height), (x, y)]);
        height = y;
    }
    path.extend(points.last().map(|_| (end, height)));
    path
}

fn draw_box<B: DrawingBackend>(chart: &mut Chart<'_, B>, i: usize, spread: &[f64; 5]) -> Drawn<B> {
    let [least, lower, median, upper, most] = *spread;
    let look = Look(i);
    let center = i as f64;
    let (above, below) = (center - 0.28, center + 0.28);
    let line = |from: (f64, f64), to: (f64, f64), style| PathElement::new(vec![from, to], style);
    let thin = look.colour().stroke_width((SCALE * 3 / 2) as u32);
    let body = [(lower, above), (upper, below)];
    chart.draw_series([Rectangle::new(body, WHITE.filled())])?;
    chart.draw_series([Rectangle::new(body, look.colour().mix(0.25).filled())])?;
    let caps = (center - 0.12, center + 0.12);
    let edge = [(lower, above), (upper, above), (upper, below), (lower, below), (lower, above)];
    chart.draw_series([
        PathElement::new(edge.to_vec(), thin),
        line((least, center), (lower, center), thin),
        line((upper, center), (most, center), thin),
        line((least, caps.0), (least, caps.1), thin),
        line((most, caps.0), (most, caps.1), thin),
        line((median, above), (median, below), INK.stroke_width((SCALE * 5 / 2) as u32)),
    ])?;
    Ok(())
}

/// The picture at its own size, with a name for those who do not see it.
fn shown_small(svg: &str, height: i32, title: &str) -> String {
    let large = format!("width=\"{}\" height=\"{}\"", WIDTH * SCALE, height * SCALE);
    let small = format!("width=\"{WIDTH}\" height=\"{height}\" role=\"img\"");
    let named = svg.replacen(&large, &small, 1);
    match named.split_once(">\n") {
        Some((head, rest)) => {
            format!("{head}>\n<title>{}</title>\n{rest}", crate::page::escaped(title))
        }
        None => named,
    }
}
