import { createExecutions } from './createExecutions.ts'
import { resumeItems } from '../run/resumeItems.ts'
import { runItems } from '../run/runItems.ts'
import { findOwner } from '../watch/findOwner.ts'

/** All in one file: with several, bundlers cut what these share with the rest into many. */
export const onDemand = { createExecutions, resumeItems, runItems, findOwner }
