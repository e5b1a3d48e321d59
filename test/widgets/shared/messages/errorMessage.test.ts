import { expect, it } from 'vitest'
import { TransactionWouldRevertError } from '../../../../src/errors/transaction.ts'
import { english } from '../../../../src/locales/english.ts'
import { errorMessage } from '../../../../src/widgets/shared/messages/errorMessage.ts'

const translate = (key: keyof typeof english, values: Readonly<Record<string, string | number>> = {}) =>
  String(english[key]).replace(/\{(\w+)\}/g, (_whole, name: string) => String(values[name]))

const sayReverting = (reason?: string) =>
  errorMessage(new TransactionWouldRevertError({ chainId: 8453, reason }), translate, (id) => `chain ${id}`)

it('behavior: a transaction that would fail is told with the reason of the chain, cleaned, or without', () => {
  const told = 'On chain 8453 this transaction would fail, so your wallet was not asked'
  expect(sayReverting('Too\u202e little')).toBe(`${told}. Too little`)
  expect(sayReverting()).toBe(`${told}.`)
  expect(sayReverting('\u202e')).toBe(`${told}.`)
  expect(sayReverting('x'.repeat(10_000)).length).toBeLessThan(400)
})
