import { activity } from './activity.ts'
import { audit } from './audit.ts'
import { copy } from './copy.ts'
import { deposit } from './deposit.ts'
import { en } from './en.ts'
import { fees } from './fees.ts'
import { picker } from './picker.ts'
import { progress } from './progress.ts'
import { reasons } from './reasons.ts'
import { review } from './review.ts'
import { swapExtras } from './swapExtras.ts'

/** All words of the widgets in English. Each widget loads its own; together they say what there is to translate. */
export const english = {
  ...en,
  ...activity,
  ...audit,
  ...copy,
  ...deposit,
  ...fees,
  ...picker,
  ...progress,
  ...reasons,
  ...review,
  ...swapExtras,
}
