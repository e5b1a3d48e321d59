import { describe, expect, it } from 'vitest'
import type { TransactionCall } from '@causeway/react/execution'
import {
  compareReplacement,
  compareTransaction,
} from '../../../../src/execution/run/confirm/compareTransaction.ts'
import { account, contract, hash, transactionItem } from '../../../support/environment/createTestRun.ts'

const bundler = '0x00000000000000000000000000000000000000C3'
const entryPoint = '0x00000000000000000000000000000000000000d4'
const word = (digits: string) => digits.padStart(64, '0')
const approve = (spender: string, amount: string) =>
  `0x095ea7b3${word(spender.slice(2).toLowerCase())}${word(amount)}` as const
const { data: asked } = transactionItem()
const { chainId: _, ...call } = asked
/** The code of accounts on Ethereum that delegate to a contract (EIP-7702). */
const delegation = `0xef0100${bundler.slice(2)}` as const

const compare = (sent: Partial<TransactionCall> | undefined, code?: `0x${string}`, wanted = asked) =>
  compareTransaction(
    {
      getTransaction: async (parameters) => {
        expect(parameters).toEqual({ chainId: 1, transactionHash: hash })
        return sent && { ...call, ...sent }
      },
      getCode: async (parameters) => {
        expect(parameters).toEqual({ chainId: 1, address: account })
        return code
      },
    },
    wanted,
    hash,
  )

describe('compareTransaction', () => {
  it.each<[string, Partial<TransactionCall>]>([
    ['as requested', {}],
    [
      'with addresses in lower case',
      { from: account.toLowerCase() as never, to: contract.toLowerCase() as never },
    ],
    ['with the wallet’s suffix behind its calldata', { data: `${asked.data}80218021` }],
  ])('default: finds a transaction %s to be the same', async (_name, sent) => {
    expect(await compare(sent)).toBe('same')
  })

  it.each<[string, Partial<TransactionCall>]>([
    ['sender', { from: bundler }],
    ['target', { to: entryPoint }],
    ['new contract', { to: undefined }],
    ['calldata', { data: '0xabcdef02' }],
    ['shorter calldata', { data: '0xabcdef' }],
    ['value', { value: 4n }],
  ])('error: treats another %s as another transaction', async (_name, sent) => {
    expect(await compare(sent)).toBe('other')
    expect(await compare(sent, '0x')).toBe('other')
  })

  it('error: tells a call from a plain transfer', async () => {
    expect(await compare({}, undefined, { ...asked, data: '0x' })).toBe('other')
    expect(await compare({ data: '0x' }, undefined, { ...asked, data: '0x' })).toBe('same')
  })

  it.each([['0x60'], [delegation]] as const)(
    'behavior: can’t say what an account with the code %s sent in another call',
    async (code) => {
      expect(await compare({ from: bundler, to: entryPoint, data: '0x1fad948c' }, code)).toBeUndefined()
      expect(await compare({ to: account }, code)).toBeUndefined()
      expect(await compare({}, code)).toBe('same')
    },
  )

  it('behavior: accepts an approval of another amount, which the user may choose, but not of another spender', async () => {
    const wanted = { ...asked, data: approve(bundler, 'ff') }
    expect(await compare({ data: approve(bundler, '01') }, undefined, wanted)).toBe('same')
    expect(await compare({ data: approve(entryPoint, 'ff') }, undefined, wanted)).toBe('other')
    expect(await compare({ data: '0x095ea7b3' }, undefined, { ...asked, data: '0x095ea7b301' })).toBe('other')
  })

  it('behavior: can’t compare a transaction that the network doesn’t know', async () => {
    expect(await compare(undefined)).toBeUndefined()
  })

  it('behavior: trusts the wallet where the reader can’t read transactions', async () => {
    expect(await compareTransaction({ getCode: async () => '0x' }, asked, hash)).toBe('same')
  })
})

describe('compareReplacement', () => {
  const replaced = (
    sent: Partial<TransactionCall> | undefined,
    {
      code,
      wanted = asked,
    }: { code?: `0x${string}` | undefined; wanted?: Parameters<typeof compareReplacement>[1] } = {},
  ) =>
    compareReplacement(
      {
        getTransaction: async (parameters) => {
          expect(parameters).toEqual({ chainId: 1, transactionHash: hash })
          return sent && { ...call, ...sent }
        },
        getCode: async () => code,
      },
      wanted,
      hash,
    )

  it.each<[string, Partial<TransactionCall>]>([
    ['the same call', {}],
    [
      'the call inside of the account’s own',
      { to: account, data: `0x34fcd5be${call.to?.slice(2)}${word('5')}${call.data.slice(2)}` },
    ],
  ])('default: recognizes %s', async (_name, sent) => {
    expect(await replaced(sent)).toBe('same')
  })

  it.each([undefined, '0x60'] as const)(
    'error: treats an empty payment to itself as a cancellation: code %s',
    async (code) => {
      expect(await replaced({ to: account, data: '0x', value: 0n }, { code })).toBe('other')
    },
  )

  it('behavior: treats another call as another transaction, unless others may send for the account', async () => {
    const other = { to: entryPoint, data: '0x01' } as const
    expect(await replaced(other)).toBe('other')
    expect(await replaced(other, { code: '0x' })).toBe('other')
    expect(await replaced(other, { code: '0x60' })).toBeUndefined()
  })

  it.each(['to', 'data', 'value'] as const)(
    'error: isn’t convinced by the sender alone after a reload, without %s',
    async (name) => {
      const { [name]: _known, ...wanted } = asked
      expect(await replaced({}, { wanted })).toBe('other')
      expect(await replaced({}, { wanted: { chainId: 1, from: account } })).toBe('other')
    },
  )

  it('behavior: can’t compare an unknown transaction, and treats one that the reader can’t read as another one', async () => {
    expect(await replaced(undefined)).toBeUndefined()
    const getCode = async () => undefined
    expect(await compareReplacement({ getCode }, asked, hash)).toBe('other')
  })
})
