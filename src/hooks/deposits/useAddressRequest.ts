'use client'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { GetQuoteParameters } from '../../actions/quoteParameters.ts'
import type { Config } from '../../config/config.ts'
import type { AuditedDepositAddress } from '../../deposit/request/requestDepositAddress.ts'
import {
  depositAddressMutationOptions,
  requestReported,
  type DepositAddressMutationOptions,
} from '../../query/mutations/depositAddressMutation.ts'

/** The last request of an address, and its answer once there is one. */
interface AddressRequest {
  parameters?: GetQuoteParameters | undefined
  requested?: AuditedDepositAddress | undefined
  error?: Error | undefined
}

interface UseAddressRequestReturnType extends AddressRequest {
  isRequesting: boolean
  /** Resolves with undefined while another address is being requested. */
  request: (parameters: GetQuoteParameters) => Promise<AuditedDepositAddress | undefined>
  reset: () => void
}

/**
 * Requests deposit addresses by a mutation of the page. What counts is the provider's answer: a callback of the page's `MutationCache` that
 * throws or never settles afterward can't withhold an address, and a payer would request another one.
 */
export function useAddressRequest<context>(
  config: Config,
  mutation: DepositAddressMutationOptions<context>['mutation'],
): UseAddressRequestReturnType {
  const [last, setLast] = useState<AddressRequest>({})
  /** The request that is running. It is only rendered a moment later, and until then, a second call would request another address. */
  const running = useRef<GetQuoteParameters>(undefined)
  /** Called with the answer to a request, once it is asked for. */
  const onAsked = useRef(new WeakMap<GetQuoteParameters, (answer: Promise<AuditedDepositAddress>) => void>())
  const { mutateAsync } = useMutation({
    ...depositAddressMutationOptions(config, { mutation }),
    mutationFn: (parameters) => {
      const answer = requestReported(config, parameters)
      onAsked.current.get(parameters)?.(answer)
      return answer
    },
  })

  async function request(given: GetQuoteParameters): Promise<AuditedDepositAddress | undefined> {
    if (running.current) return undefined
    // Tells requests with the same parameters apart.
    const parameters = { ...given }
    running.current = parameters
    setLast({ parameters })
    const settle = (outcome: Omit<AddressRequest, 'parameters'>) => {
      if (running.current !== parameters) return
      running.current = undefined
      setLast({ parameters, ...outcome })
    }
    try {
      const requested = await new Promise<AuditedDepositAddress>((resolve, reject) => {
        onAsked.current.set(parameters, resolve)
        // It also rejects before the request, if `onMutate` does.
        mutateAsync(parameters).catch(reject)
      })
      settle({ requested })
      return requested
    } catch (error) {
      settle({ error: error as Error })
      throw error
    }
  }

  return {
    ...last,
    isRequesting: last.parameters !== undefined && !last.requested && !last.error,
    request,
    reset() {
      running.current = undefined
      setLast({})
    },
  }
}
