import { dressDialog } from '../../frame/dressDialog';
import type { FormFrames } from '../createFormFramer';

declare const beckon: FormFrames;
beckon.dressDialog = dressDialog;
