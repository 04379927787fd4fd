/** The pure part. Other folders use only these names. */
export { FigureShape, ReportShape, TokenOrderShape } from '../shapes/FigureShape';
export { eventRefusals } from './eventRefusals';
