import type { QueryKey } from '@tanstack/react-query'
import { isFetched } from '../client/fetchedAnswers.ts'
import { isObject } from '../utils/data/isObject.ts'

type Outline = (data: unknown) => boolean

const isRequestState: Outline = (data) => isObject(data) && typeof data['status'] === 'string'

const isPage = fetchedOr(
  (data) =>
    isObject(data) &&
    Array.isArray(data['requests']) &&
    data['requests'].every(isRequestState) &&
    Array.isArray(data['unreadable']),
)

/** A rough shape of each query's response, by its name in the key. Quotes need none, since widgets show only fetched ones. */
const outlines: Readonly<Record<string, Outline>> = {
  balance: (data) => typeof data === 'bigint',
  depositRecords: isPage,
  requests: (data) =>
    isObject(data) &&
    Array.isArray(data['pages']) &&
    data['pages'].every(isPage) &&
    Array.isArray(data['pageParams']) &&
    data['pageParams'].every(isObject),
  requestStatus: isRequestState,
}

/**
 * Whether data has the rough shape of a query's response. A persisted cache may be from an older version, or from
 * anyone.
 */
export function isAnswer([, , name]: QueryKey, data: unknown): boolean {
  return outlines[String(name)]?.(data) ?? true
}

/** Fetched responses were parsed, so they aren't checked again at each render. */
function fetchedOr(outline: Outline): Outline {
  return (data) => isFetched(data) || outline(data)
}
