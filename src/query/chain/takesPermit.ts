import { isAddress, zeroHash } from 'viem'
import type { Config } from '../../config/config.ts'
import { answeredQueryOptions } from '../service/answeredQuery.ts'
import { takesPermitQueryKey } from '../keys.ts'

export interface TakesPermitOptions {
  chainId?: number | undefined
  token?: string | undefined
  account?: string | undefined
}

/**
 * react-query options for whether an account can pay with a token by signing a permit (EIP-3009). The token must
 * support authorizations, and the account must have no code, not even a delegation, since tokens ask code instead of
 * checking the key. Skipped while the chain can't be read.
 */
export function takesPermitQueryOptions(
  config: Pick<Config, 'client' | 'chainReader'>,
  { chainId, token, account }: TakesPermitOptions,
) {
  const { chainReader } = config
  return answeredQueryOptions<boolean>({
    staleTime: 60_000,
    retry: 1,
    queryKey: takesPermitQueryKey(config, { chainId, token, account }),
    read:
      chainId !== undefined &&
      token &&
      isAddress(token, { strict: false }) &&
      account &&
      isAddress(account, { strict: false }) &&
      chainReader.has(chainId) &&
      chainReader.isPermitUsed
        ? async () => {
            const [code = '0x', isUsed] = await Promise.all([
              chainReader.getCode({ chainId, address: account }),
              // With any nonce: a token without authorizations can't answer.
              chainReader.isPermitUsed?.({
                chainId,
                contract: token,
                owner: account,
                standard: 'EIP-3009',
                nonce: zeroHash,
              }),
            ])
            return code === '0x' && isUsed !== undefined
          }
        : undefined,
  })
}
