import { auditQuote } from '../../audit/auditQuote.ts'
import { watchUnseenDeposit } from './confirm/watchUnseenDeposit.ts'
import { resumeItems } from './resumeItems.ts'
import { runItems } from './runItems.ts'

/** What checks a quote, prompts the wallet, resumes executions after a reload, and detects deposits that come to nothing. */
export const executionEngine = { auditQuote, runItems, resumeItems, watchUnseenDeposit }
