import { dressBar } from '../../frame/dressBar';
import type { FormFrames } from '../createFormFramer';

declare const beckon: FormFrames;
beckon.dressBar = dressBar;
