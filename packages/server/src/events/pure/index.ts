/** What other folders may use of the pure part: what pages report, tokens and figures. */
export { FigureShape, ReportShape, TokenOrderShape } from '../shapes/FigureShape';
