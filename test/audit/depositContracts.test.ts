import { encodeFunctionData, erc20Abi, type Hex } from 'viem'
import { expect, it } from 'vitest'
import type { Quote } from '@causeway/react/actions'
import { type AuditOptions, auditQuote, verifyQuote } from '@causeway/react/execution'
import { sponsoredSwap } from '../wire/examples/quotes/sponsoredSwap.ts'
import { readQuote } from '../wire/support/readExample.ts'
import { weekBefore } from '../wire/support/weekBefore.ts'

const usdc = '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913'
const depository = '0x4cd00e387622c35bddb9b4c962c136462338bc31'
/** Keeps nothing from one transaction to the next: anyone may take what is left in it. */
const router = '0xb92fe925dc43a0ecde6c8b1a2709c170ec4fff4f'
const orderId = '4c625ab9733d2d5702beed88f4156575e25d599d5145551d5bf2bfc358db234b'

const callOf = (functionName: 'approve' | 'transfer', to: Hex) =>
  encodeFunctionData({ abi: erc20Abi, functionName, args: [to, 100_000_000n] })

/** A public quote, whose deposit is a transfer that carries the id of its order. */
async function quoteSending(to: Hex) {
  const { answer } = sponsoredSwap
  const data = { to: usdc, data: `${callOf('transfer', to)}${orderId}`, value: '0', chainId: 8453 }
  const step = { id: 'deposit', kind: 'transaction', requestId: `0x${'1'.repeat(64)}` }
  const steps = [{ ...step, items: [{ status: 'incomplete', data }] }]
  const quote = await readQuote({ ...sponsoredSwap, answer: { ...Object(answer), steps } })
  return { ...quote, receivedAt: weekBefore(quote) }
}

/** Behind a contract that takes none: what takes deposits is named, in whatever order. */
const known = [
  { chainId: 8453, address: router, isRouter: true },
  { chainId: 8453, address: depository, isDepository: true },
]

function check(quote: Quote, contracts: AuditOptions['contracts']) {
  const rules = auditQuote(quote, { contracts }).map(({ rule, severity }) => `${rule}: ${severity}`)
  return { rules, verified: verifyQuote(quote, { contracts }).status }
}

it('default: credits a token sent to the depository by the ID behind it', async () => {
  const sent = await quoteSending(depository)
  expect(check(sent, known)).toEqual({ rules: [], verified: 'verified' })
  // Without contracts of the page, only the quote names them.
  expect(check(sent, undefined)).toEqual({ rules: [], verified: 'verified' })
})

it('error: blocks a token sent to another contract of the provider', async () => {
  const sent = await quoteSending(router)
  const rules = ['direct-transfer: block']
  expect(check(sent, known)).toEqual({ rules, verified: 'contradicted' })
  // A forged quote names the router as its depository.
  const v2 = sent.protocol?.v2
  const paymentDetails = { ...v2?.paymentDetails, depository: router }
  const forged = { ...sent, protocol: { v2: { ...v2, paymentDetails } } } as Quote
  expect(check(forged, known)).toEqual({ rules, verified: 'contradicted' })
})

it('behavior: accepts a depository only on its own chain', async () => {
  const contracts = [{ chainId: 10, address: router, isDepository: true }, ...known]
  expect(check(await quoteSending(depository), contracts).rules).toEqual([])
  const rules = ['direct-transfer: block']
  expect(check(await quoteSending(router), contracts)).toEqual({ rules, verified: 'contradicted' })
})

it('error: blocks a transfer to a contract if none is known to take deposits', async () => {
  const none = known.map(({ chainId, address }) => ({ chainId, address }))
  for (const contracts of [none, known.map((one) => ({ ...one, isDepository: false }))]) {
    expect(check(await quoteSending(depository), contracts).rules).toEqual(['direct-transfer: block'])
  }
})

it.each<[string, Hex, Hex, string]>([
  ['approves another contract of the provider', router, depository, 'allowance-spender: block'],
  ['deposits at another contract of the provider', router, router, 'deposit-call: block'],
])('error: blocks a quote that %s', async (_, spender, depositedAt, rule) => {
  const answer: ReturnType<typeof JSON.parse> = structuredClone(sponsoredSwap.answer)
  const [approval, deposit] = answer.steps.map(({ items }: { items: { data: object }[] }) => items[0]?.data)
  Object.assign(approval, { data: callOf('approve', spender) })
  Object.assign(deposit, { to: depositedAt })
  const read = await readQuote({ ...sponsoredSwap, answer })
  const quote = { ...read, receivedAt: weekBefore(read) }
  expect(check(quote, known).rules).toEqual([rule])
})
