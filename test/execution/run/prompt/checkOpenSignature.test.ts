import { describe, expect, it } from 'vitest'
import type { ChainReader } from '@causeway/react/execution'
import type { SignatureExpiry } from '../../../../src/execution/ports/journal/findSignaturesInDoubt.ts'
import { checkOpenSignature } from '../../../../src/execution/run/prompt/checkOpenSignature.ts'
import { createTestRun } from '../../../support/environment/createTestRun.ts'

const hourMs = 3_600_000
const graceMs = 120_000

interface Given {
  getChainTime: ChainReader['getChainTime'] | undefined
  signatures?: SignatureExpiry[]
  /** How far the device's clock is ahead. */
  aheadMs?: number
  answer?: boolean
}

/** What a user is asked about signatures of which one may be over. */
async function check({ getChainTime, signatures = [], aheadMs = 0, answer = true }: Given) {
  const env = createTestRun({ answer, chainReader: getChainTime ? { getChainTime } : {} })
  const { clock, quote } = env.run
  const run = {
    ...env.run,
    clock: { ...clock, now: () => clock.now() + aheadMs },
    quote: { ...quote, parameters: { ...quote.parameters, originChainId: 10, destinationChainId: 8453 } },
    findSignaturesInDoubt: async () => signatures,
  }
  const outcome = await checkOpenSignature(run).catch((error: unknown) => error)
  return { decisions: env.decisions.map(({ kind }) => kind), outcome }
}

const endsAt = 1_800_000_000_000
const at = (time: number) => async () => time

describe('checkOpenSignature', () => {
  it.each([-hourMs, 0, hourMs])(
    'default: it is over by the time of its chain, with a device that is %d ms ahead',
    async (aheadMs) => {
      const signatures = [{ expiresAt: endsAt }]
      const decisionsAt = async (time: number) =>
        (await check({ signatures, aheadMs, getChainTime: at(time) })).decisions
      expect(await decisionsAt(endsAt + graceMs)).toEqual(['signatureOpen'])
      expect(await decisionsAt(endsAt + graceMs + 1)).toEqual([])
    },
  )

  it('behavior: the chain whose token is paid is asked, and only if there is a signature', async () => {
    const asked: unknown[] = []
    const getChainTime = async (parameters: unknown) => (asked.push(parameters), endsAt)
    await check({ getChainTime })
    expect(asked).toEqual([])
    await check({ getChainTime, signatures: [{ expiresAt: endsAt }] })
    expect(asked).toEqual([{ chainId: 10 }])
  })

  it.each<[string, ChainReader['getChainTime'] | undefined]>([
    ['does not know the time', undefined],
    ['can’t be read', () => Promise.reject(new Error('down'))],
    ['never answers', () => new Promise(() => {})],
  ])('error: where the chain %s, the user is asked', async (_, getChainTime) => {
    const { decisions } = await check({ getChainTime, aheadMs: hourMs, signatures: [{ expiresAt: 1 }] })
    expect(decisions).toEqual(['signatureOpen'])
  })

  it('behavior: one that does not say when it ends is never over', async () => {
    const signatures = [{ expiresAt: 1 }, { expiresAt: undefined }]
    expect((await check({ signatures, getChainTime: at(endsAt) })).decisions).toEqual(['signatureOpen'])
  })

  it('error: who does not want to pay now', async () => {
    const { outcome } = await check({
      getChainTime: undefined,
      signatures: [{ expiresAt: endsAt }],
      answer: false,
    })
    expect(outcome).toMatchObject({ name: 'UserRejectedError' })
  })
})
