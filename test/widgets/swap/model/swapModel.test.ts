import { describe, expect, it } from 'vitest'
import type { Token } from '../../../../src/config/token.ts'
import { createSwapModel } from '../../../../src/widgets/swap/model/swapModel.ts'
import type { SwapFormState, SwapValue } from '../../../../src/widgets/swap/model/swapStore.ts'

function token(chainId: number, symbol: string, digit: string): Token {
  return { chainId, symbol, name: symbol, address: `0x${digit.repeat(40)}`, decimals: 6 }
}

const [usdc, dai, far] = [token(1, 'USDC', '1'), token(1, 'DAI', '2'), token(2, 'USDC', '3')]

const untouched = {
  address: undefined,
  fault: undefined,
  lookAlike: undefined,
  isFirst: false,
  isContract: false,
}
const model = () =>
  createSwapModel({
    chains: [],
    tokens: [usdc, dai, far],
    rules: { allow: undefined, deny: undefined },
    account: '0x00000000000000000000000000000000000000a1',
    balance: 1_000_000n,
    nativeBalance: undefined,
    recipient: untouched,
    refundTo: untouched,
    slippage: { status: 'automatic' },
    answer: { data: undefined, life: 'idle' },
    locale: 'en',
  })

function stateOf(value: Partial<SwapValue>): SwapFormState {
  const whole: SwapValue = {
    pay: usdc,
    receive: far,
    side: 'pay',
    amount: '1',
    recipient: '',
    refundTo: '',
    slippage: '',
    topupGas: false,
    ...value,
  }
  return {
    value: whole,
    settled: whole,
    accepted: [],
    veto: undefined,
    reviewed: undefined,
    acceptedQuote: undefined,
    isPaused: false,
    view: undefined,
  }
}

describe('createSwapModel', () => {
  it('behavior: each key is read, with the same tokens as before', () => {
    const modelOf = model()
    expect(modelOf(stateOf({ amount: '1' })).reason?.code).not.toBe('insufficientBalance')
    expect(modelOf(stateOf({ amount: '1.5' })).reason).toMatchObject({
      code: 'insufficientBalance',
      values: { symbol: 'USDC', amount: '1' },
    })
  })

  it('behavior: other tokens are read anew, on either side', () => {
    const modelOf = model()
    modelOf(stateOf({ amount: '2' }))
    expect(modelOf(stateOf({ amount: '2', pay: dai })).reason?.values).toMatchObject({ symbol: 'DAI' })
    expect(modelOf(stateOf({ amount: '2', pay: dai, receive: dai })).reason?.code).toBe('sameToken')
    expect(modelOf(stateOf({ amount: '2', pay: undefined })).reason?.code).toBe('chooseToken')
  })

  it('behavior: a state that was read is not read again', () => {
    const modelOf = model()
    const state = stateOf({})
    expect(modelOf(state)).toBe(modelOf(state))
  })
})
