import { auditQuote } from '../../audit/auditQuote.ts'
import { resumeItems } from './resumeItems.ts'
import { runItems } from './runItems.ts'

/** What checks a quote, prompts the wallet, and takes up executions after a reload. */
export const executionEngine = { auditQuote, runItems, resumeItems }
