import { zeroAddress } from 'viem'
import type { Quote } from '@causeway/react/actions'
import type { AuditOptions } from '@causeway/react/execution'
import { createTestEnvironment } from '../environment/createTestEnvironment.ts'
import { deposit, required, inputToken, signEip2612 } from '../mutations/places.ts'
import { mutated, stranger } from '../mutations/mutation.ts'
import { getQuoteFor } from '../quotes/getQuoteOfEachKind.ts'
import { otherPerson, quoteCases, type QuoteCase } from '../quotes/quoteKinds.ts'
import type { AttackValues } from './attacksOn.ts'

/** A good quote, with every value that any party to it could put elsewhere. */
export interface AttackedQuote {
  kind: string
  quote: Quote
  values: AttackValues
  /** What pages know: the provider's contracts, or none of them. */
  audits: readonly AuditOptions[]
}

const people = { recipient: otherPerson, refundTo: '0x00000000000000000000000000000000000000d4' }
const recovery = '0x00000000000000000000000000000000000000e5'
/** A contract of the provider that pages list, without saying what it is. */
const other = '0x00000000000000000000000000000000000000c6'

const cases: Readonly<Record<string, QuoteCase>> = {
  ...quoteCases,
  deposit: { ...quoteCases.deposit, recoveryAddress: recovery },
  openDeposit: { ...quoteCases.openDeposit, recoveryAddress: recovery },
}

const ownCases: Readonly<Record<string, QuoteCase>> = {
  'swapNative for oneself': { ...quoteCases.swapNative, recipient: undefined },
  'swap to native for oneself': { from: 'DAI', to: 'ETH', isOnOneChain: true, recipient: undefined },
}

/** A quote of every kind, in which all accounts differ where the provider allows it. */
export async function attackedQuotes(): Promise<AttackedQuote[]> {
  const env = createTestEnvironment()
  const { tokens, contracts, signedMessages } = env
  const quotes = new Map<string, Quote>()
  for (const [kind, one] of Object.entries(cases)) {
    quotes.set(kind, await getQuoteFor(env, { ...one, ...people }).catch(() => getQuoteFor(env, one)))
  }
  quotes.set('permit of EIP-2612', mutated(required(quotes.get('permit')), signEip2612))
  // A wrap goes to its sender: for an attack with a wrap, the quote must be a swap to the user's own account.
  for (const [kind, one] of Object.entries(ownCases)) quotes.set(kind, await getQuoteFor(env, one))
  // A transfer to a wallet without code needs no data, and one with code would run it.
  const toContract = mutated(required(quotes.get('sendNative')), (quote) => (deposit(quote).data = '0x'))
  quotes.set('sendNative to a contract', toContract)
  const claiming = createTestEnvironment({ policy: { requiresClaim: true } })
  quotes.set('claim', await getQuoteFor(claiming, { ...quoteCases.tokenBridge, ...people }))
  return [...quotes].map(([kind, quote]) => ({
    kind,
    quote,
    values: valuesOf(quote, env.sandbox.chains),
    audits: [
      {
        contracts: [...(contracts ?? []), { chainId: quote.parameters.originChainId, address: other }],
        signedMessages,
      },
      {},
    ].map((known) => ({
      ...known,
      tokens,
      addressesWithoutCode: kind === 'sendNative to a contract' ? [] : [quote.details.recipient],
    })),
  }))
}

function valuesOf(
  quote: Quote,
  chains: readonly {
    id: number
    depository: string
    approvalProxy: string
    swapSources: readonly { address: string }[]
    currencies: readonly { address: string; symbol: string }[]
  }[],
): AttackValues {
  const { parameters, details } = quote
  const { currencyIn, currencyOut } = details
  const home = chains.find(({ id }) => id === parameters.originChainId)
  const away = chains.find(({ id }) => id !== parameters.originChainId)
  return {
    addresses: {
      user: parameters.user,
      recipient: details.recipient,
      refundTo: parameters.refundTo ?? people.refundTo,
      recoveryAddress: recovery,
      'token to pay': inputToken(quote),
      'token to receive': currencyOut.currency.address,
      'token of neither side': required(home?.currencies.find(({ symbol }) => symbol === 'USDT')).address,
      'other token there': required(away?.currencies.find(({ symbol }) => symbol === 'USDT')).address,
      'depository there': required(away).depository,
      'depository here': required(home).depository,
      'permit taker here': required(home).approvalProxy,
      'router here': required(home?.swapSources[0]).address,
      'router there': required(away?.swapSources[0]).address,
      'other contract here': other,
      'native tokens': zeroAddress,
      stranger,
    },
    chains: {
      'chain to pay on': parameters.originChainId,
      'chain to receive on': parameters.destinationChainId,
      'other chain': required(away).id,
      'strange chain': 1,
    },
    amounts: {
      'amount to pay': currencyIn.amount,
      'amount to receive': currencyOut.amount,
      'guaranteed amount': currencyOut.minimumAmount ?? 0n,
      'a unit more to pay': currencyIn.amount + 1n,
      'a unit less to pay': currencyIn.amount - 1n,
      nothing: 0n,
    },
  }
}
