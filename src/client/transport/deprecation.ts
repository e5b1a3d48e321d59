import { toUtc } from '../../schemas/base/primitives.ts'
import { isObject } from '../../utils/data/isObject.ts'
import { ownFields } from '../../utils/data/ownFields.ts'
import { readLinks } from './readLinks.ts'

/** What the provider announces about the retirement of an endpoint. Times in milliseconds since the epoch. */
export interface DeprecationNotice {
  /** Method and path, such as `GET /requests/v2`. */
  endpoint: string
  deprecatedAt?: number | undefined
  /** When its rate limit starts to shrink. */
  throttledFrom?: number | undefined
  /** When it stops responding. */
  sunsetAt?: number | undefined
  /** URL of its replacement; untrusted. */
  successor?: string | undefined
  /** URL of a guide; untrusted. */
  migrationGuide?: string | undefined
  /** The provider's message; untrusted text. */
  message?: string | undefined
}

/**
 * Reads the headers `Deprecation`, `Sunset` (RFC 8594) and `Link`, and the body's `deprecation` object, of any
 * response, including errors.
 *
 * @param conceal Removes secrets.
 * @returns undefined if the response announces nothing.
 */
export function readDeprecation(
  endpoint: string,
  headers: Headers,
  body: unknown,
  conceal: (text: string) => string = (text) => text,
): DeprecationNotice | undefined {
  const top = ownFields(isObject(body) ? body : {})
  const announced = ownFields(isObject(top['deprecation']) ? top['deprecation'] : {})
  const links = readLinks(headers.get('link') ?? '')
  const notice: DeprecationNotice = {
    endpoint,
    deprecatedAt: readTime(headers.get('deprecation')) ?? readTime(announced['deprecatedAt']),
    throttledFrom: readTime(announced['throttledFrom']),
    sunsetAt: readTime(headers.get('sunset')) ?? readTime(announced['sunsetAt']),
    // A response with HTTP 429 has these two at the top of its body.
    successor: textOf(links.get('successor-version') ?? announced['successor'] ?? top['successor']),
    migrationGuide: textOf(links.get('deprecation') ?? announced['migrationGuide'] ?? top['migrationGuide']),
    message: textOf(announced['message']),
  }
  const { deprecatedAt, sunsetAt, message } = notice
  return deprecatedAt === undefined && sunsetAt === undefined && message === undefined ? undefined : notice

  function textOf(value: unknown): string | undefined {
    return typeof value === 'string' ? conceal(value) : undefined
  }
}

/** A structured-field date (`@1784678400`), an HTTP date or an ISO 8601 timestamp. */
function readTime(value: unknown): number | undefined {
  if (typeof value !== 'string') return undefined
  const time = /^@\d+$/.test(value) ? Number(value.slice(1)) * 1000 : Date.parse(toUtc(value))
  return Number.isFinite(time) ? time : undefined
}
