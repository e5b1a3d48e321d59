import { addressReasons, lookAlikeReasons } from './addressReasons.ts'
import { amountReasons, balanceReasons } from './amountReasons.ts'
import { wayToPayReasons, pairReasons, sideReasons } from './sideReasons.ts'
import { reasonLabels } from './reasonLabels.ts'
import type { FoundReason, SwapReason } from './swapReason.ts'
import type { SwapReasonsInput } from './swapReasonsInput.ts'

interface Rule {
  find: (input: SwapReasonsInput) => Iterable<FoundReason>
  /** A quote is still requested, since it helps the user decide, or its error shows the problem. */
  allowsQuote?: true
}

/** Most useful to fix first. */
const rules: readonly Rule[] = [
  // Until it ends, nothing else is possible.
  { find: vetoPendingReasons, allowsQuote: true },
  { find: swapPendingReasons, allowsQuote: true },
  { find: (input) => sideReasons('pay', input) },
  { find: (input) => sideReasons('receive', input) },
  { find: pairReasons },
  // Before the reasons about a deposit address, which uses the slippage, too.
  { find: slippageReasons },
  { find: wayToPayReasons },
  { find: connectReasons, allowsQuote: true },
  { find: amountReasons },
  { find: balanceReasons, allowsQuote: true },
  { find: (input) => addressReasons('recipient', input) },
  { find: (input) => lookAlikeReasons('recipient', input), allowsQuote: true },
  { find: (input) => addressReasons('refundTo', input) },
  { find: (input) => lookAlikeReasons('refundTo', input), allowsQuote: true },
  { find: paymentReasons, allowsQuote: true },
  { find: otherWalletReasons, allowsQuote: true },
  { find: vetoReasons, allowsQuote: true },
  { find: quoteReasons, allowsQuote: true },
]

interface SwapReasons {
  /** Everything that prevents submitting, the most useful to fix first, and warnings. */
  reasons: readonly SwapReason[]
  /** Whether nothing prevents requesting a quote. */
  canRequestQuote: boolean
}

export function swapReasons(input: SwapReasonsInput): SwapReasons {
  const found = rules.map(({ find, allowsQuote }) => ({ reasons: [...find(input)], allowsQuote }))
  return {
    reasons: found.flatMap(({ reasons }) => reasons.map(toLabelled)),
    canRequestQuote: found.every(({ reasons, allowsQuote }) => allowsQuote || reasons.length === 0),
  }
}

function toLabelled(reason: FoundReason): SwapReason {
  return { ...reason, label: reason.label ?? reasonLabels[reason.code] }
}

function* vetoPendingReasons({ isVetoPending }: SwapReasonsInput): Iterable<FoundReason> {
  if (isVetoPending)
    yield { code: 'vetoPending', field: undefined, kind: 'wait', message: 'swap.submit.asking' }
}

function* swapPendingReasons({ isSwapPending }: SwapReasonsInput): Iterable<FoundReason> {
  if (isSwapPending)
    yield { code: 'swapPending', field: undefined, kind: 'wait', message: 'reason.swapPending' }
}

function* connectReasons({ isConnected }: SwapReasonsInput): Iterable<FoundReason> {
  if (!isConnected) yield { code: 'connect', field: undefined, kind: 'todo', message: 'reason.connect' }
}

function* slippageReasons({ slippage, examples }: SwapReasonsInput): Iterable<FoundReason> {
  const code = 'invalidSlippage'
  if (slippage.status === 'invalid') {
    const values = { example: examples.percent }
    yield { code, field: 'slippage', kind: 'error', message: 'reason.slippage.format', values }
  }
}

function* paymentReasons({ isMaybePaid }: SwapReasonsInput): Iterable<FoundReason> {
  if (isMaybePaid) yield { code: 'maybePaid', field: undefined, kind: 'warning', message: 'reason.maybePaid' }
}

function* otherWalletReasons({ isOtherWalletPrompted }: SwapReasonsInput): Iterable<FoundReason> {
  if (isOtherWalletPrompted)
    yield {
      code: 'otherWalletPrompted',
      field: undefined,
      kind: 'wait',
      message: 'reason.otherWalletPrompted',
    }
}

function* vetoReasons({ veto }: SwapReasonsInput): Iterable<FoundReason> {
  if (veto !== undefined) yield { code: 'vetoed', field: undefined, kind: 'error', message: 'reason.vetoed' }
}

function* quoteReasons({
  quoteStatus,
  isPermitRefused,
  isQuoteRefused,
  isQuoteRenewing,
}: SwapReasonsInput): Iterable<FoundReason> {
  const renewing = isQuoteRenewing ? 'swap.submit.loading' : undefined
  if (quoteStatus === 'error' && isPermitRefused) {
    yield { code: 'permitRefused', field: 'usePermit', kind: 'error', message: 'reason.permit' }
  } else if (quoteStatus === 'error') {
    const label = isQuoteRefused ? 'swap.submit.noQuote' : renewing
    yield { code: 'quoteError', field: undefined, kind: 'error', message: 'error.serviceUnknown', label }
  } else if (quoteStatus === 'offline') {
    yield { code: 'offline', field: undefined, kind: 'wait', message: 'reason.offline' }
  } else if (quoteStatus === 'loading') {
    yield { code: 'quoteLoading', field: undefined, kind: 'wait', message: 'swap.submit.loading' }
  } else if (quoteStatus === 'expired') {
    yield {
      code: 'quoteExpired',
      field: undefined,
      kind: 'wait',
      message: 'reason.quoteExpired',
      label: renewing,
    }
  }
}
