import { resumeItems } from './resumeItems.ts'
import { runItems } from './runItems.ts'

/** What prompts the wallet, audit and all, and what takes up executions after a reload. */
export const runner = { runItems, resumeItems }
