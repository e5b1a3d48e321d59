import { getRequestStatus } from '../getRequestStatus.ts'
import type { Client } from '../../client/createClient.ts'
import type { ActionOptions } from '../../client/request.ts'
import { ServiceError } from '../../errors/client.ts'
import type { RequestState } from '../../schemas/status/requestState.ts'

/** A request, and the path of the lookup that its step names. */
interface LookedUpRequest {
  requestId: string
  path?: string | undefined
}

/**
 * Looks up the status of a request at the endpoint that its step names. A deployment may not have that endpoint, for instance because it is
 * an older one: if nothing is found there (404), the client's own endpoint is used.
 *
 * @returns the status, and the path that found it; undefined for the client's own.
 */
export async function lookUpRequest(
  client: Client,
  { requestId, path }: LookedUpRequest,
  options: ActionOptions,
): Promise<{ state: RequestState; path: string | undefined }> {
  try {
    return { state: await getRequestStatus(client, { requestId, path }, options), path }
  } catch (error) {
    const isElsewhere = path !== undefined && path !== client.paths.status
    if (!isElsewhere || !(error instanceof ServiceError) || error.status !== 404) throw error
    const state = await getRequestStatus(client, { requestId }, options).catch(() => undefined)
    if (!state) throw error
    return { state, path: undefined }
  }
}
