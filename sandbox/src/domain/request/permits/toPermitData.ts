import { hashTypedData, type Hex, type TypedDataDefinition } from 'viem'
import { permit2Domain, permit2Types } from '../../ledger/permit2Types.ts'
import { permitDomain, permitTypes } from '../../ledger/permitTypes.ts'
import { permit2Nonce, permitCalls, permitMetadata, transferNonce } from './permitCalls.ts'
import type { Permit, ServiceRequest } from '../flow/serviceRequest.ts'

type PermittedRequest = Pick<ServiceRequest, 'id' | 'orderId' | 'user' | 'terms'>

/** The typed data (EIP-712) that the user signs so that the service can pull the deposit, as JSON. */
export function toPermitData(request: PermittedRequest, permit: Permit) {
  switch (permit.kind) {
    case 'receive':
      return receiveData(request, permit)
    case 'transfer':
      return transferData(request, permit)
    case 'permit2':
      return permit2Data(request, permit)
    default:
      return permit.kind satisfies never
  }
}

/** The EIP-712 hash of the permit. */
export function toPermitHash(request: PermittedRequest, permit: Permit): Hex {
  const { value: message, ...data } = toPermitData(request, permit)
  return hashTypedData({ ...data, message } as object as TypedDataDefinition)
}

/** The nonce is the order's id: the depository uses it for this order only. */
function receiveData({ orderId, user, terms }: PermittedRequest, { receiver, validBefore }: Permit) {
  const { currencyIn, amountIn } = terms
  return {
    domain: permitDomain(currencyIn, currencyIn.chainId),
    types: { ReceiveWithAuthorization: permitTypes.ReceiveWithAuthorization },
    primaryType: 'ReceiveWithAuthorization',
    value: {
      from: user,
      to: receiver,
      value: amountIn.toString(),
      validAfter: '0',
      validBefore: validBefore.toString(),
      nonce: orderId,
    },
  }
}

function transferData(request: PermittedRequest, { receiver, validBefore }: Permit) {
  const { currencyIn, amountIn } = request.terms
  return {
    domain: permitDomain(currencyIn, currencyIn.chainId),
    types: { TransferWithAuthorization: permitTypes.TransferWithAuthorization },
    primaryType: 'TransferWithAuthorization',
    value: {
      from: request.user,
      to: receiver,
      value: amountIn.toString(),
      validAfter: 0,
      validBefore,
      nonce: transferNonce(request),
    },
  }
}

function permit2Data(request: PermittedRequest, { receiver, relayer, validBefore }: Permit) {
  const { user, terms } = request
  return {
    domain: permit2Domain(terms.currencyIn.chainId),
    types: permit2Types,
    primaryType: 'PermitBatchWitnessTransferFrom',
    value: {
      permitted: [{ token: terms.currencyIn.address, amount: terms.amountIn.toString() }],
      spender: receiver,
      nonce: permit2Nonce(request).toString(),
      deadline: validBefore,
      witness: {
        relayer,
        refundTo: user,
        nftRecipient: user,
        metadata: permitMetadata(request),
        call3Values: permitCalls(request).map((call) => ({ ...call, value: call.value.toString() })),
      },
    },
  }
}
