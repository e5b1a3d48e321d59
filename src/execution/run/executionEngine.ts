import { auditQuote } from '../../audit/auditQuote.ts'
import { watchUnseenDeposit } from './confirm/watchUnseenDeposit.ts'
import { resumeItems } from './resumeItems.ts'
import { runItems } from './runItems.ts'

/**
 * The functions of the engine's chunk: they check a quote, prompt the wallet, resume executions after a reload, and detect dropped
 * deposits.
 */
export const executionEngine = { auditQuote, runItems, resumeItems, watchUnseenDeposit }
