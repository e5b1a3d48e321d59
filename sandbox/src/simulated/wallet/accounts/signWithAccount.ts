import { isObject } from '../../../domain/isObject.ts'
import { isHex, type Hex, type TypedDataDefinition } from 'viem'
import { signMessage, signTypedData } from 'viem/accounts'
import { invalidParams, paramAt, readQuantity, type RpcRequest } from '../../rpc/rpcParams.ts'

/** Signs the message of a `personal_sign`: bytes in hexadecimal, or a text. */
export function signPersonalMessage(request: RpcRequest, privateKey: Hex): Promise<Hex> {
  const message = paramAt(request, 0)
  if (typeof message !== 'string') throw invalidParams('it needs a message')
  return signMessage({ privateKey, message: isHex(message) ? { raw: message } : message })
}

/** Reads the typed data of an `eth_signTypedData_v4`, for the chain that the wallet is on. */
export function readTypedData(request: RpcRequest, chainId: number): TypedDataDefinition {
  const value = paramAt(request, 1)
  const fields = typeof value === 'string' ? parse(value) : value
  if (!isObject(fields)) throw invalidParams('it needs typed data')
  const { domain, types, primaryType, message } = fields
  if (!isObject(domain) || !isObject(types) || typeof primaryType !== 'string' || !isObject(message)) {
    throw invalidParams('its typed data lacks domain, types, primaryType or message')
  }
  const wanted = readChainId(domain['chainId'])
  if (wanted !== undefined && wanted !== BigInt(chainId)) {
    throw invalidParams(`its typed data is for chain ${wanted}, and the wallet is on chain ${chainId}`)
  }
  return { domain, types, primaryType, message } as TypedDataDefinition
}

/** Signs typed data. */
export async function signTyped(typedData: TypedDataDefinition, privateKey: Hex): Promise<Hex> {
  try {
    return await signTypedData({ ...typedData, privateKey })
  } catch (error) {
    throw invalidParams(error instanceof Error ? error.message : 'its typed data can’t be encoded')
  }
}

function readChainId(value: unknown): bigint | undefined {
  return typeof value === 'string' && /^\d+$/.test(value) ? BigInt(value) : readQuantity(value)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw invalidParams('its typed data is not valid JSON')
  }
}
