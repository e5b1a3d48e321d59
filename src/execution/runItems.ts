import type { Quote } from '../actions/getQuote.ts'
import type { Client } from '../client/createClient.ts'
import {
  ChainNotConfiguredError,
  QuoteAuditError,
  QuoteExpiredError,
  TransactionReplacedError,
  TransactionRevertedError,
  UnsupportedStepError,
  WalletNotConnectedError,
  WrongAccountError,
  WrongChainError,
} from '../errors/execution.ts'
import { isSameAddress } from '../utils/address.ts'
import { auditQuote } from './audit/auditQuote.ts'
import { readErc20Call } from './audit/erc20Call.ts'
import type { Clock } from '../utils/clock.ts'
import type { TransactionOutcome } from './chains/chainReader.ts'
import type { ExecutionIo } from './createExecution.ts'
import { isBusy, type ExecutionEvent, type ExecutionState } from './executionState.ts'
import type { TransactionItem } from './transactionItems.ts'
import type { Wallet } from './wallet/wallet.ts'
import { toWalletError } from './wallet/walletErrors.ts'

/** Pause before a chain that could not be read is asked again, in milliseconds. */
const chainRetryDelayMs = 4_000

interface Run {
  quote: Quote
  items: readonly TransactionItem[]
  io: ExecutionIo
  client: Pick<Client, 'quoteMaxAgeMs'>
}

interface RunContext {
  clock: Clock
  signal: AbortSignal
  dispatch: (event: ExecutionEvent) => void
  getState: () => ExecutionState
  /** The wallet is about to be asked for this item. */
  onPrompt: (item: TransactionItem) => void
}

/**
 * Takes the transactions of a quote through the wallet, one after the other. The first one that is declined or
 * fails ends the run.
 */
export async function runItems({ quote, items, io, client }: Run, context: RunContext): Promise<void> {
  checkQuote({ quote, io, client, items }, context)
  for (const [index, item] of items.entries()) {
    if (context.getState().items[index]?.status === 'done') continue
    if (await isAllowed(item, io)) {
      context.dispatch({ type: 'confirmed', index })
      continue
    }
    await prepareWallet(item, index, io.wallet, context)
    // The service may have ended the request while the wallet was asked: nothing more is prompted then.
    if (context.signal.aborted || !isBusy(context.getState())) return
    context.dispatch({ type: 'prompted', index })
    context.onPrompt(item)
    const transactionHash = await send(io.wallet, item)
    context.dispatch({ type: 'submitted', index, transactionHash })
    await confirm(item, index, transactionHash, io, context)
  }
}

/** Everything that can be known before the first prompt; throws when the quote must not be signed. */
function checkQuote({ quote, io, client, items }: Run, { clock, getState }: RunContext): void {
  const unsupported = quote.steps.find((step) => step.kind !== 'transaction' && step.items.length > 0)
  if (unsupported) {
    const kind = unsupported.kind === 'unknown' ? unsupported.rawKind : unsupported.kind
    throw new UnsupportedStepError({ stepId: unsupported.id, kind })
  }
  const findings = auditQuote(quote)
  if (findings.length > 0) throw new QuoteAuditError(findings)
  const { originChainId } = quote.parameters
  if (!io.chains.has(originChainId)) throw new ChainNotConfiguredError({ chainId: originChainId })
  const ageMs = clock.now() - quote.receivedAt
  const hasBegun = getState().items.some(({ status }) => status === 'done')
  if (items.length > 0 && !hasBegun && ageMs > client.quoteMaxAgeMs) {
    throw new QuoteExpiredError({ ageMs, maxAgeMs: client.quoteMaxAgeMs })
  }
}

/** An approval that the token already holds is not asked for again. */
async function isAllowed({ data }: TransactionItem, { chains }: ExecutionIo): Promise<boolean> {
  const call = readErc20Call(data.data)
  if (call?.name !== 'approve' || !call.target || !call.amount) return false
  const allowance = await chains
    .getAllowance({ chainId: data.chainId, token: data.to, owner: data.from, spender: call.target })
    .catch(() => undefined)
  return allowance !== undefined && allowance >= call.amount
}

/** The account and the chain are read again right before each prompt. */
async function prepareWallet(
  { data }: TransactionItem,
  index: number,
  wallet: Wallet,
  { dispatch }: RunContext,
): Promise<void> {
  await checkAccount(wallet, data.from)
  if ((await wallet.getChainId()) !== data.chainId) {
    dispatch({ type: 'chainRequested', index })
    await switchChain(wallet, data.chainId)
    await checkAccount(wallet, data.from)
  }
}

async function checkAccount(wallet: Wallet, expected: string): Promise<void> {
  const actual = await wallet.getAccount()
  if (actual === undefined) throw new WalletNotConnectedError()
  if (!isSameAddress(actual, expected)) throw new WrongAccountError({ expected, actual })
}

async function switchChain(wallet: Wallet, expectedChainId: number): Promise<void> {
  try {
    await wallet.switchChain(expectedChainId)
  } catch (error) {
    const typed = toWalletError(error)
    throw typed.name === 'UserRejectedError' ? typed : new WrongChainError({ expectedChainId, cause: error })
  }
  const actualChainId = await wallet.getChainId()
  if (actualChainId !== expectedChainId) throw new WrongChainError({ expectedChainId, actualChainId })
}

async function send(wallet: Wallet, { data }: TransactionItem): Promise<`0x${string}`> {
  try {
    return await wallet.sendTransaction(data)
  } catch (error) {
    throw toWalletError(error)
  }
}

async function confirm(
  { data: { chainId } }: TransactionItem,
  index: number,
  transactionHash: `0x${string}`,
  { chains }: ExecutionIo,
  { dispatch, signal, clock }: RunContext,
): Promise<void> {
  const outcome = await waitForOutcome()
  const { replacement } = outcome
  if (replacement === 'cancelled' || replacement === 'replaced') {
    throw new TransactionReplacedError({
      transactionHash,
      replacementHash: outcome.transactionHash,
      reason: replacement,
    })
  }
  if (outcome.status === 'reverted') {
    throw new TransactionRevertedError({ transactionHash: outcome.transactionHash, chainId })
  }
  dispatch({ type: 'confirmed', index, transactionHash: outcome.transactionHash })

  /** A chain that can't be read says nothing about the transaction: it is asked again. */
  async function waitForOutcome(): Promise<TransactionOutcome> {
    for (;;) {
      try {
        return await chains.waitForTransaction({ chainId, transactionHash }, { signal })
      } catch {
        await clock.sleep(chainRetryDelayMs, signal)
      }
    }
  }
}
