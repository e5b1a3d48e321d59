import { describe, expect, it } from 'vitest'
import { getQuote, getRequests, getRequestStatus, postSignature } from '../../src/exports/actions.ts'
import { createConfig, fetchTokenList, parseTokenList } from '../../src/exports/index.ts'
import { swapToSearchParams } from '../../src/exports/widgets.ts'
import { createTestEnvironment } from '../support/environment/createTestEnvironment.ts'
import { configOf } from '../support/renderWithCauseway.tsx'

const env = createTestEnvironment()
const { chains } = env
const config = configOf(env)
const list = { tokens: [] }

describe('what a script without types gets wrong', () => {
  const wrong = {} as never

  it.each<[caller: string, call: () => unknown, argument: string]>([
    ['getQuote', () => getQuote(config as never, wrong), 'client'],
    ['getRequestStatus', () => getRequestStatus(wrong, { requestId: '0x1' }), 'client'],
    ['getRequestStatus', () => getRequestStatus(config.client, undefined as never), 'parameters'],
    ['swapToSearchParams', async () => swapToSearchParams(null as never), 'value'],
    ['getRequests', () => getRequests(undefined as never), 'client'],
    ['postSignature', () => postSignature(wrong, wrong), 'client'],
    [
      'fetchTokenList',
      () => fetchTokenList('https://tokens.example/', undefined as never),
      'parameters.chains',
    ],
    ['parseTokenList', async () => parseTokenList(list, undefined as never), 'options.chains'],
  ])('error: %s names the argument', async (caller, call, argument) => {
    await expect(call()).rejects.toMatchObject({ name: 'InvalidArgumentError', argument })
    await expect(call()).rejects.toThrow(caller)
  })

  it('error: an address of a config that is no text', () => {
    expect(() => createConfig({ baseUrl: 5 as never, chains, transports: env.transports })).toThrow(
      expect.objectContaining({ name: 'InvalidConfigError', argument: 'baseUrl' }),
    )
  })
})
