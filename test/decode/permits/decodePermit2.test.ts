import { describe, expect, it } from 'vitest'
import { decodePermit2 } from '../../../src/decode/permits/decodePermit2.ts'
import type { SignableTypedData } from '@causeway/react/schemas'
import { asPermit2 } from '../../support/quotes/permit2.ts'

// test/audit/permit2.test.ts judges what its calls mean and who may submit it.

const [token, from, spender, relayer, refundTo, nftRecipient, target] = [
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
].map((digit): `0x${string}` => `0x${digit.repeat(40)}`)
const contract = '0x000000000022D473030F116dDEE9F6B43aC78BA3'

/** Anything of it may be changed. */
type Changeable = ReturnType<typeof JSON.parse>

function permit(change: (data: Changeable) => void = () => {}): SignableTypedData {
  const value = { from, to: spender, value: '5000000', validBefore: '2000' }
  const domain = { chainId: 10, verifyingContract: token }
  const data: Changeable = asPermit2(
    { signatureKind: 'eip712', types: {}, primaryType: 'ReceiveWithAuthorization', domain, value },
    [{ target: String(target), callData: '0xabcd' }],
  )
  Object.assign(data.value.witness, { relayer, refundTo, nftRecipient })
  data.value.witness.call3Values[0].value = '9'
  change(data)
  return data
}

const decoded = {
  token,
  amount: 5_000_000n,
  owner: undefined,
  receiver: spender,
  movedBy: 'receiver',
  deadline: 2000n,
  nonce: undefined,
  use: { relayer, refundTo, calls: [{ target, allowFailure: false, value: 9n, callData: '0xabcd' }] },
  chainId: 10n,
  contract,
}

describe('decodePermit2', () => {
  it('default: reads the amounts, the spender and the calls that the permit binds to', () => {
    expect(decodePermit2(permit())).toEqual(decoded)
  })

  const metadata = { name: 'metadata', type: 'bytes' }
  it.each<[string, (data: Changeable) => void]>([
    [
      'with metadata',
      ({ types, value }) => {
        types.RelayerWitness.splice(3, 0, metadata)
        value.witness.metadata = '0x'
      },
    ],
    [
      'with metadata and a value',
      ({ types, value }) => {
        types.RelayerWitness.splice(3, 0, metadata)
        types.RelayerWitness.splice(1, 0, { name: 'msgValue', type: 'uint256' })
        Object.assign(value.witness, { metadata: '0x', msgValue: '0' })
      },
    ],
  ])('behavior: decodes the contract’s public version %s', (_, change) => {
    expect(decodePermit2(permit(change))).toEqual(decoded)
  })

  it.each<[string, (data: Changeable) => void]>([
    ['another type', (data) => (data.primaryType = 'PermitWitnessTransferFrom')],
    ['a type more', ({ types }) => (types.Other = [])],
    ['a type less', ({ types }) => delete types.Call3Value],
    ['a field more of what is permitted', ({ types }) => types.TokenPermissions.push(metadata)],
    [
      'fields in another order',
      ({ types }) => (types.TokenPermissions = types.TokenPermissions.toReversed()),
    ],
    ['a call of other fields', ({ types }) => types.Call3Value.pop()],
    ['a witness of no version', ({ types }) => types.RelayerWitness.push(metadata)],
    ['a domain of another name', ({ domain }) => (domain.name = 'Permit3')],
    ['a domain with a version', ({ domain }) => (domain.version = '1')],
    ['a domain without a chain', ({ domain }) => delete domain.chainId],
    ['a domain of an invalid chain', ({ domain }) => (domain.chainId = 'ten')],
    ['a value more', ({ value }) => (value.other = '1')],
    ['a value less', ({ value }) => delete value.nonce],
    ['a value that is missing', ({ value }) => (value.nonce = undefined)],
    ['a value more in the witness', ({ value }) => (value.witness.other = '1')],
    ['a value more in what is permitted', ({ value }) => (value.permitted[0].other = '1')],
    ['a value more in a call', ({ value }) => (value.witness.call3Values[0].other = '1')],
    [
      'a value more in one call of two',
      ({ value: { witness } }) => witness.call3Values.push({ ...witness.call3Values[0], other: '1' }),
    ],
    ['a witness that isn’t an object', ({ value }) => (value.witness = '0x')],
    ['no list of calls', ({ value }) => (value.witness.call3Values = {})],
    ['no token', ({ value }) => (value.permitted = [])],
    ['two tokens', ({ value }) => value.permitted.push(value.permitted[0])],
    ['an amount that isn’t a whole number', ({ value }) => (value.permitted[0].amount = '1.5')],
    ['a spender that isn’t an address', ({ value }) => (value.spender = '0x12')],
  ])('error: refuses %s', (_, change) => {
    expect(decodePermit2(permit(change))).toBeUndefined()
  })
})
