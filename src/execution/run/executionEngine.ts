import { auditQuote } from '../../audit/auditQuote.ts'
import { detectTakenBack } from './confirm/detectTakenBack.ts'
import { resumeItems } from './resumeItems.ts'
import { runItems } from './runItems.ts'

/** What checks a quote, prompts the wallet, takes up executions after a reload, and notices deposits that come to nothing. */
export const executionEngine = { auditQuote, runItems, resumeItems, detectTakenBack }
