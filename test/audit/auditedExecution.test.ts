import { beforeAll, describe, expect, it } from 'vitest'
import { getQuote, type Quote } from '@causeway/react/actions'
import type { AuditOptions, Wallet } from '@causeway/react/execution'
import { createTestEnvironment } from '../support/environment/createTestEnvironment.ts'
import { createTestExecution, runToEnd } from '../support/environment/createTestExecution.ts'
import { allMutations } from '../support/mutations/allMutations.ts'
import { mutated } from '../support/mutations/mutation.ts'
import { getQuoteOfEachKind } from '../support/quotes/getQuoteOfEachKind.ts'
import type { QuoteKind } from '../support/quotes/quoteKinds.ts'

let quotes: Readonly<Record<QuoteKind, Quote>>

beforeAll(async () => {
  quotes = await getQuoteOfEachKind()
})

const blocked = allMutations().filter(({ severity }) => severity === undefined)
/** One of each rule. */
const sample = new Map(blocked.map((mutation) => [mutation.rule, mutation])).values()

/** A wallet that writes down whatever it is asked, even for its account. */
function watched(wallet: Wallet): { wallet: Wallet; calls: string[] } {
  const calls: string[] = []
  const note = (target: Wallet, name: string | symbol, receiver: unknown): unknown => {
    if (name !== 'address') calls.push(String(name))
    return Reflect.get(target, name, receiver)
  }
  return { wallet: new Proxy(wallet, { get: note }), calls }
}

describe('createExecution', () => {
  it.each([...sample])('error: $rule: doesn’t prompt the wallet', async ({ kind, mutate, options, rule }) => {
    const quote = mutated(quotes[kind], mutate)
    const env = createTestExecution()
    const { wallet, calls } = watched(env.wallet)
    const state = await runToEnd(env, quote, { wallet, audit: options?.(quote) })
    const findings = expect.arrayContaining([expect.objectContaining({ rule, severity: 'block' })])
    // Steps that can't be read aren't even planned.
    const error =
      rule === 'unsupported-step' ? { name: 'UnsupportedStepError' } : { name: 'QuoteAuditError', findings }
    expect(state).toMatchObject({ status: 'failed', error })
    expect(calls).toEqual([])
  })

  it.each<[rule: string, kind: QuoteKind, mutate: (quote: Quote) => void, options: AuditOptions]>([
    ['no-code', 'nativeBridge', () => {}, { addressesWithoutCode: undefined }],
    [
      'order-signature',
      'order',
      (quote) => Object.assign(quote.protocol?.v2 ?? {}, { orderSignature: `0x${'11'.repeat(65)}` }),
      { isOrderSigned: undefined },
    ],
    [
      'output-decimals',
      'swapToken',
      (quote) => {
        quote.details.currencyOut.currency.decimals = 7
        quote.details.route = undefined
      },
      { tokens: undefined },
    ],
  ])('behavior: doesn’t turn off %s if an audit option is undefined', async (rule, kind, mutate, options) => {
    const quote = mutated(quotes[kind], mutate)
    const { tokens, reader } = createTestEnvironment()
    const chainReader = { ...reader, getCode: async () => undefined }
    const usual = { tokens, minimumSeverity: { [rule]: 'block' } } as const
    for (const audits of [
      { ofPage: usual, ofCall: options },
      { ofPage: rule === 'output-decimals' ? usual : { ...usual, ...options }, ofCall: undefined },
    ]) {
      const env = createTestExecution({}, { getAudit: () => audits.ofPage })
      const state = await runToEnd(env, quote, { chainReader, audit: audits.ofCall })
      const findings = expect.arrayContaining([expect.objectContaining({ rule })])
      expect(state).toMatchObject({ status: 'failed', error: { name: 'QuoteAuditError', findings } })
    }
  })

  it('behavior: asks the wallet once the quote is good', async () => {
    const env = createTestExecution()
    const { wallet, calls } = watched(env.wallet)
    const quote = await getQuote(env.client, env.quoteParameters('USDC'))
    const state = await runToEnd(env, quote, { wallet })
    expect(state.status).toBe('success')
    expect(calls.filter((name) => name === 'sendTransaction')).toHaveLength(2)
  })
})
