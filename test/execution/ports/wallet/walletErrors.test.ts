import { describe, expect, it } from 'vitest'
import { createKeyConcealer } from '../../../../src/client/createKeyConcealer.ts'
import { UserRejectedError, WalletError } from '@causeway/react/execution'
import {
  errorCode,
  isBatchKnown,
  isBatchRefused,
  isChainUnknown,
  isUnsent,
  toWalletError,
} from '../../../../src/execution/ports/wallet/walletErrors.ts'

/** An error below so many others. */
function wrapped(cause: unknown, depth: number): unknown {
  return depth === 0 ? cause : new Error('outer', { cause: wrapped(cause, depth - 1) })
}

const trap = () => {
  throw new RangeError('It is a trap.')
}

describe('an error that throws when it is read', () => {
  const getters = Object.defineProperties(
    {},
    Object.fromEntries(
      ['name', 'code', 'message', 'shortMessage', 'cause'].map((name) => [name, { get: trap }]),
    ),
  )
  const { proxy: revoked, revoke } = Proxy.revocable({}, {})
  revoke()

  it.each<[string, object]>([
    ['getters', getters],
    ['a proxy', new Proxy({}, { get: trap, has: trap, ownKeys: trap, getPrototypeOf: trap })],
    ['a revoked proxy', revoked],
  ])('error: handles an error that throws when it is read: %s', (_, thrown) => {
    for (const error of [thrown, { cause: thrown, message: 'outer' }]) {
      expect(toWalletError(error)).toBeInstanceOf(WalletError)
      expect([errorCode(error), isUnsent(error), isBatchRefused(error)]).toEqual([undefined, false, false])
    }
    const { concealCause } = createKeyConcealer('a-key-of-sixteen')
    expect(concealCause({ cause: thrown, message: 'outer' })).toMatchObject({ message: 'outer', cause: {} })
  })
})

describe('toWalletError', () => {
  it.each([4001, 5000, 5750, 'ACTION_REJECTED'])('parameters: reads code %s as a rejection', (code) => {
    const wrapped = new Error('outer', { cause: new Error('middle', { cause: { code } }) })
    expect(toWalletError({ code }).name).toBe('UserRejectedError')
    expect(toWalletError(wrapped).name).toBe('UserRejectedError')
  })

  it.each([
    [Object.assign(new Error('user rejected it'), { code: -32603 }), 'user rejected it'],
    ['text', 'text'],
    [undefined, 'undefined'],
    [null, 'null'],
    [{}, 'no reason'],
  ])('parameters: reads %s as a failure, whatever its message', (error, message) => {
    const typed = toWalletError(error)
    expect(typed.name).toBe('WalletError')
    expect(typed.details).toContain(message)
  })

  it.each([
    ['a failure', -32603],
    ['a refusal', 4001],
  ])('behavior: drops what was to be signed from the error after %s', (_, code) => {
    const secret = `0x${'ab'.repeat(65)}`
    const inner = Object.assign(new TypeError(`args: ${secret}`), { code, request: { body: secret } })
    const thrown = Object.assign(new Error(`signed ${secret}`, { cause: inner }), {
      name: 'RpcError',
      data: secret,
      params: [{ data: secret }],
    })
    const { cause } = toWalletError(thrown)
    const found: unknown[] = []
    for (let one = cause; one instanceof Error; one = one.cause) {
      found.push([one.name, one.message, one.stack, ...Object.entries(one)])
    }
    expect(found).toHaveLength(2)
    expect(JSON.stringify(found)).not.toContain('ab'.repeat(20))
    expect(cause).toMatchObject({ name: 'RpcError', cause: { name: 'TypeError', code } })
  })

  it('behavior: stops at a cycle of causes', () => {
    const error: { cause?: unknown } = {}
    error.cause = error
    expect(toWalletError(error).name).toBe('WalletError')
  })

  it('behavior: keeps an error that is a wallet error already', () => {
    for (const error of [new UserRejectedError(), new WalletError({ message: 'no' })]) {
      expect(toWalletError(error)).toBe(error)
    }
  })

  it('behavior: keeps the cause, the code, and the shorter of its words, cut', () => {
    const cause = { code: -32000, shortMessage: 'short', message: 'long and more' }
    expect(toWalletError(cause)).toMatchObject({
      code: -32000,
      cause: { code: -32000, message: 'short' },
      details: 'It says: short',
    })
    expect(toWalletError({ code: 4001 }).cause).toMatchObject({ code: 4001 })
    expect(toWalletError({ shortMessage: 1, message: 'long' }).details).toBe('It says: long')
    expect(toWalletError({ message: 1 }).details).toBe('It says: no reason')
  })

  it.each([{ message: 'x'.repeat(9_000) }, 'x'.repeat(9_000)])(
    'behavior: shortens a wallet’s message',
    (error) => {
      const { details = '' } = toWalletError(error)
      expect(details.length).toBeLessThanOrEqual('It says: '.length + 300)
      expect(details).toContain('x'.repeat(100))
    },
  )
})

describe('isChainUnknown', () => {
  it.each([
    ['as the standard has it', { code: 4902 }, true],
    ['below other errors', wrapped({ code: 4902 }, 3), true],
    // https://github.com/MetaMask/metamask-mobile/issues/2944
    ['as MetaMask on phones has it', { code: -32603, data: { originalError: { code: 4902 } } }, true],
    [
      'as MetaMask on phones has it, wrapped by viem',
      wrapped({ code: -32603, data: { originalError: { code: 4902 } } }, 2),
      true,
    ],
    ['another failure', { code: -32603, data: { originalError: { code: 4001 } } }, false],
    ['data as text', { code: -32603, data: '4902' }, false],
    ['no connection to any chain', { code: 4901 }, false],
  ])('parameters: %s', (_, error, isUnknown) => {
    expect(isChainUnknown(error)).toBe(isUnknown)
  })
})

describe('errorCode', () => {
  it.each([
    [{ code: 4902 }, 4902],
    [{ code: 'ACTION_REJECTED', cause: { code: 4001 } }, 4001],
    [{ code: 'ACTION_REJECTED' }, undefined],
    [{}, undefined],
    ['4902', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('parameters: %j: %s', (error, code) => {
    expect(errorCode(error)).toBe(code)
  })

  it('behavior: searches eight errors for a code', () => {
    expect(errorCode(wrapped({ code: 1 }, 7))).toBe(1)
    expect(errorCode(wrapped({ code: 1 }, 8))).toBeUndefined()
  })
})

/** What each code means: nothing was sent, no batches, this batch is known. */
const meanings: readonly [code: unknown, unsent: boolean, refused: boolean, known: boolean][] = [
  [4001, true, false, false],
  [5000, true, false, false],
  [5750, true, false, false],
  ['ACTION_REJECTED', true, false, false],
  [3, true, false, false],
  [4100, true, false, false],
  [4200, true, true, false],
  [4902, true, false, false],
  [5700, true, true, false],
  [5710, true, true, false],
  [5740, true, true, false],
  [5760, true, true, false],
  [-32600, true, false, false],
  [-32601, true, true, false],
  [-32602, true, true, false],
  [-32700, true, false, false],
  [5720, false, false, true],
  [5730, false, false, false],
  // These may come after the wallet has sent.
  [-32002, false, false, false],
  [-32603, false, false, false],
  [-32000, false, false, false],
  [4900, false, false, false],
  [undefined, false, false, false],
]

describe('the meaning of an error code', () => {
  it.each(meanings)(
    'parameters: %s: nothing sent: %s, no batches: %s, batch known: %s',
    (code, ...expected) => {
      // As thrown, and as viem wraps it, whether it knows the code or not.
      for (const error of [{ code }, wrapped({ code }, 3), { code: -1, cause: { code } }]) {
        expect([isUnsent(error), isBatchRefused(error), isBatchKnown(error)]).toEqual(expected)
      }
    },
  )

  it.each([4001, 5000, 'ACTION_REJECTED'])(
    'behavior: doesn’t split a batch that the user rejected into single prompts, whatever the cause: %s',
    (code) => {
      for (const error of [
        { code, cause: { code: 5700 } },
        { code: -32603, cause: { code, cause: { code: 4200 } } },
      ])
        expect([isUnsent(error), isBatchRefused(error)]).toEqual([true, false])
    },
  )

  it.each([4001, 5000, 5750, 'ACTION_REJECTED'])(
    'behavior: recognizes a rejection inside an internal error: %s',
    (code) => {
      const error = { code: -32603, cause: { code } }
      expect(isUnsent(error)).toBe(true)
      expect(toWalletError(error).name).toBe('UserRejectedError')
    },
  )

  it.each([
    [-32603, -32602],
    [-32603, -32601],
    [-32603, 3],
    [-32002, 4001],
    [-32000, 4001],
    [4900, 4100],
    ['UNKNOWN_ERROR', 4001],
  ])('behavior: doesn’t count code %s as unsent because of its cause %s', (code, inner) => {
    const error = { code, cause: { code: inner } }
    expect(isUnsent(error)).toBe(false)
    expect(toWalletError(error).name).toBe('WalletError')
  })
})
