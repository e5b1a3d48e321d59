import { expect, it } from 'vitest'
import { type AuditOptions, auditQuote, type AuditFinding } from '@causeway/react/execution'
import type { Quote } from '@causeway/react/actions'
import { sponsoredSwap } from './examples/quotes/sponsoredSwap.ts'
import { signatureSteps } from './examples/signatureSteps.ts'
import { permitFields } from '../support/quotes/permitFields.ts'
import { readQuote } from './support/readExample.ts'
import { weekBefore } from './support/weekBefore.ts'

type Changed = ReturnType<typeof JSON.parse>

const solver = '0xf70da97812cb96acdf810712aa562db8dfa3dbef'
const depository = '0x4cd00e387622c35bddb9b4c962c136462338bc31'
/** Receives permits for the provider and deposits the tokens; no quote names it. */
const permitTaker = '0xccc88a9d1b4ed6b0eaba998850414b24f1c315be'
const router = '0xaaaaaaae92cc1ceef79a038017889fdd26d23d4d'
const stranger = '0x000000000000000000000000000000000000dead'

const onBase = (...addresses: string[]) =>
  addresses.map((address) => ({
    chainId: 8453,
    address,
    isDepository: address === depository,
    takesPermits: address === permitTaker,
  }))

/** A public quote, in which a permit of a public step takes the place of the transactions. */
async function permitFindingsOf(
  receiver: string,
  options: AuditOptions,
  primaryType = 'TransferWithAuthorization',
): Promise<AuditFinding[]> {
  const { asked, answer, source } = sponsoredSwap
  const step: Changed = structuredClone(signatureSteps.transferAuthorization.answer)
  const { sign } = step.items[0].data
  const { value, types } = sign
  const receivedAt = weekBefore(await readQuote(sponsoredSwap))
  Object.assign(value, { to: receiver, value: '100000000', validBefore: receivedAt / 1_000 + 600 })
  if (primaryType !== sign.primaryType) {
    sign.types = { [primaryType]: types[sign.primaryType] }
    sign.primaryType = primaryType
  }
  const quote = await readQuote({
    source,
    asked: { ...Object(asked), usePermit: true },
    answer: { ...Object(answer), steps: [step] },
  })
  return auditQuote({ ...quote, receivedAt }, options)
}

/** The same, by a permit of the other standard. */
async function approvedBySignature(spender: string): Promise<Quote> {
  const { answer } = sponsoredSwap
  const step: Changed = structuredClone(signatureSteps.transferAuthorization.answer)
  const { sign } = step.items[0].data
  const { from: owner } = sign.value
  const receivedAt = weekBefore(await readQuote(sponsoredSwap))
  sign.primaryType = 'Permit'
  sign.types = { Permit: permitFields }
  sign.value = { owner, spender, value: '100000000', nonce: '0', deadline: receivedAt / 1_000 + 600 }
  const quote = await readQuote({ ...sponsoredSwap, answer: { ...Object(answer), steps: [step] } })
  return { ...quote, receivedAt }
}

async function permitRulesOf(receiver: string, options: AuditOptions = {}): Promise<string[]> {
  const findings = await permitFindingsOf(receiver, options)
  return findings
    .filter(({ rule }) => rule.startsWith('permit-') || rule === 'typed-data')
    .map(({ rule, severity, message }) => `${rule}: ${severity}: ${message}`)
}

it('default: accepts the order’s solver as the permit’s receiver if the provider’s contracts are unknown', async () => {
  expect(await permitRulesOf(solver)).toEqual([])
})

it('behavior: accepts a permit to a solver of the deployment, where its contracts are known', async () => {
  const contracts = onBase(depository)
  expect(await permitRulesOf(solver, { contracts, solvers: [solver] })).toEqual([])
  expect(await permitRulesOf(solver, { contracts })).toHaveLength(1)
})

it('behavior: asks about a nonce that names no order, whoever receives the permit', async () => {
  const contracts = onBase(permitTaker, depository)
  for (const [receiver, type] of [
    [solver, 'TransferWithAuthorization'],
    [permitTaker, 'ReceiveWithAuthorization'],
  ] as const) {
    const findings = await permitFindingsOf(receiver, { contracts, solvers: [solver] }, type)
    expect(findings.map(({ rule, severity }) => `${rule}: ${severity}`)).toEqual(['other-request: confirm'])
  }
})

it('behavior: asks about a permit for a router, which anyone with the permit can call', async () => {
  const options = { contracts: onBase(router, depository), solvers: [solver] }
  const findings = await permitFindingsOf(router, options, 'ReceiveWithAuthorization')
  expect(findings.map(({ rule, severity }) => `${rule}: ${severity}`)).toContain('direct-transfer: confirm')
})

it('error: blocks a permit with which anyone may send the token to a contract without notice', async () => {
  const options = { contracts: onBase(permitTaker, depository), solvers: [solver] }
  for (const receiver of [depository, permitTaker]) {
    const findings = await permitFindingsOf(receiver, options)
    expect(findings.map(({ rule, severity }) => `${rule}: ${severity}`)).toContain('direct-transfer: block')
  }
})

it('behavior: asks about an approval by signature (EIP-2612) that isn’t the depository’s', async () => {
  const contracts = onBase(permitTaker, depository)
  const rulesOf = async (spender: string) =>
    auditQuote(await approvedBySignature(spender), { contracts, solvers: [solver] }).map(
      ({ rule, severity }) => `${rule}: ${severity}`,
    )
  expect(await rulesOf(depository)).toEqual([])
  expect(await rulesOf(permitTaker)).toEqual(['direct-transfer: confirm', 'other-request: confirm'])
})

it('behavior: accepts a permit to a contract that takes permits, if it is one of the deployment’s', async () => {
  expect(await permitRulesOf(permitTaker, { contracts: onBase(permitTaker, depository) })).toEqual([])
})

it.each<[string, string, AuditOptions]>([
  ['that nothing names', stranger, {}],
  [
    'that nothing names, in a known deployment',
    stranger,
    { contracts: onBase(depository), solvers: [solver] },
  ],
  ['that only the order names, where the solvers are known', solver, { solvers: [stranger] }],
  ['that is a contract which only the provider knows', permitTaker, {}],
])('error: blocks a permit for a receiver %s, and says how to allow it', async (_, receiver, options) => {
  expect(await permitRulesOf(receiver, options)).toEqual([
    `permit-receiver: block: A permit is for ${receiver}, which is not in the quote. If it is the provider's, list a solver in \`solvers\`, a contract in \`contracts\`.`,
  ])
})
