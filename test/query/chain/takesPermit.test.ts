import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { takesPermitQueryOptions } from '../../../src/query/chain/takesPermit.ts'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'

/** Asks once, as the form does. */
async function ask(symbol: string, { isContract, code }: { isContract?: true; code?: `0x${string}` } = {}) {
  const env = createTestEnvironment()
  const token = env.tokens.find((listed) => listed.chainId === env.chains[0].id && listed.symbol === symbol)
  if (!token) throw new TypeError(`no ${symbol}`)
  const account = env.wallet.address
  const chainReader = code
    ? {
        ...env.reader,
        getCode: async ({ address }: { address: string }) => (address === account ? code : undefined),
      }
    : env.reader
  const options = takesPermitQueryOptions(
    { client: env.client, chainReader },
    { chainId: token.chainId, token: token.address, account: isContract ? token.address : account },
  )
  return (await new QueryClient().fetchQuery(options)).value
}

describe('takesPermitQueryOptions', () => {
  it('default: is true for a token with authorizations, and a plain account', async () => {
    expect(await ask('USDC')).toBe(true)
  })

  it.each(['USDT', 'DAI', 'WETH'])('behavior: is false for %s', async (symbol) => {
    expect(await ask(symbol)).toBe(false)
  })

  it('behavior: is false for an account with code: a contract, or one with a delegation (EIP-7702)', async () => {
    expect(await ask('USDC', { isContract: true })).toBe(false)
    expect(await ask('USDC', { code: `0xef0100${'11'.repeat(20)}` })).toBe(false)
  })

  it('behavior: asks nothing while something is missing, or without the reader’s method', () => {
    const { client, reader, chains, tokens, wallet } = createTestEnvironment()
    const asked = { chainId: chains[0].id, token: tokens[0]?.address, account: wallet.address }
    const isAsked = (change: object, chainReader = reader) =>
      typeof takesPermitQueryOptions({ client, chainReader }, { ...asked, ...change }).queryFn === 'function'
    expect(isAsked({})).toBe(true)
    for (const name of ['chainId', 'token', 'account'])
      expect(isAsked({ [name]: undefined }), name).toBe(false)
    expect(isAsked({ chainId: 5 })).toBe(false)
    expect(isAsked({}, { ...reader, isPermitUsed: undefined } as unknown as typeof reader)).toBe(false)
  })
})
