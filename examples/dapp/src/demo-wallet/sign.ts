import { hexToString, isHex, type Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { invalidParams } from './rpcErrors.ts'
import type { WalletSession } from './walletSession.ts'

/** Shows a message to the person and signs it when they approve (`personal_sign`). */
export async function signMessage(message: unknown, { key, approve }: WalletSession): Promise<Hex> {
  if (!isHex(message)) throw invalidParams('The message must be a hexadecimal string.')
  await approve({
    title: 'Sign a message',
    text: 'The page asks for a signature. Signing costs nothing.',
    rows: [{ label: 'Message', value: hexToString(message) }],
    approveLabel: 'Sign',
  })
  return privateKeyToAccount(key.privateKey).signMessage({ message: { raw: message } })
}

/** Shows typed data to the person and signs it when they approve (`eth_signTypedData_v4`). */
export async function signTypedData(typedData: unknown, { key, approve }: WalletSession): Promise<Hex> {
  const parsed: unknown = typeof typedData === 'string' ? JSON.parse(typedData) : typedData
  if (typeof parsed !== 'object' || parsed === null || !('primaryType' in parsed)) {
    throw invalidParams('The typed data must be an object with a primary type.')
  }
  await approve({
    title: 'Sign typed data',
    text: 'The page asks for a signature. It may let someone move your funds: read it.',
    rows: [{ label: String(parsed.primaryType), value: JSON.stringify(parsed, undefined, 2), isCode: true }],
    approveLabel: 'Sign',
  })
  const account = privateKeyToAccount(key.privateKey)
  return account.signTypedData(parsed as unknown as Parameters<typeof account.signTypedData>[0])
}
