import type { GetQuoteParameters } from '@causeway/react/actions'

/** A recipient other than the user. */
export const otherPerson = '0x00000000000000000000000000000000000000a1'

/** A refund address that is neither the user nor the recipient. */
export const refundPerson = '0x00000000000000000000000000000000000000b2'

export interface QuoteCase extends Partial<GetQuoteParameters> {
  from: string
  to: string
  isOnOneChain?: boolean | undefined
  /** How much, in whole units. @default 100n */
  units?: bigint | undefined
}

/** Parameters for each thing that a quote can be about. */
export const quoteCases = {
  tokenBridge: { from: 'USDC', to: 'USDC' },
  nativeBridge: { from: 'ETH', to: 'ETH' },
  legacyBridge: { from: 'USDT', to: 'USDT' },
  crossSwap: { from: 'USDC', to: 'ETH', slippageTolerance: 100 },
  sendToken: { from: 'USDC', to: 'USDC', isOnOneChain: true, recipient: otherPerson },
  sendNative: { from: 'ETH', to: 'ETH', isOnOneChain: true, recipient: otherPerson },
  swapToken: { from: 'USDC', to: 'DAI', isOnOneChain: true },
  swapNative: { from: 'ETH', to: 'USDC', isOnOneChain: true },
  solverSwap: { from: 'USDC', to: 'DAI', isOnOneChain: true, forceSolverExecution: true },
  // A wrap goes to its sender: for another recipient the solver pays.
  wrap: { from: 'ETH', to: 'WETH', isOnOneChain: true, recipient: undefined },
  unwrap: { from: 'WETH', to: 'ETH', isOnOneChain: true, recipient: undefined },
  permit: { from: 'USDC', to: 'USDC', usePermit: true, permitExpiry: 300 },
  order: {
    from: 'USDC',
    to: 'USDC',
    includeProtocolData: true,
    recipient: otherPerson,
    refundTo: refundPerson,
  },
  calls: {
    from: 'ETH',
    to: 'ETH',
    includeProtocolData: true,
    txs: [{ to: otherPerson, value: 1n, data: '0xabcdef01' }],
  },
  deposit: {
    from: 'ETH',
    to: 'ETH',
    useDepositAddress: true,
    strict: true,
    recipient: otherPerson,
    refundTo: refundPerson,
  },
  openDeposit: { from: 'ETH', to: 'ETH', useDepositAddress: true },
  sponsored: { from: 'USDC', to: 'USDC', subsidizeFees: true },
  topup: { from: 'USDC', to: 'USDC', topupGas: true },
  exactOutput: { from: 'USDC', to: 'USDC', tradeType: 'EXACT_OUTPUT' },
  expectedOutput: { from: 'ETH', to: 'ETH', tradeType: 'EXPECTED_OUTPUT' },
} as const satisfies Record<string, QuoteCase>

export type QuoteKind = keyof typeof quoteCases | 'claim'

export const quoteKinds = [...Object.keys(quoteCases), 'claim'] as QuoteKind[]
