import { replaceEqualDeep } from '@tanstack/react-query'
import { isFetched, markFetched } from '../../client/fetchedAnswers.ts'
import type { Sharing } from '../keepFetched.ts'
import type { RequestsPages } from './requestsPages.ts'

/**
 * How a list of requests is shared. Comparing a page of 50 records costs more than rendering it, and each page is marked as fetched or not:
 * pages of the list aren't shared, unless the caller has its own sharing. The result of a `select`, which an effect may depend on, is
 * shared.
 */
export function sharingOfPages(given: Sharing): Sharing {
  if (given === false) return false
  const share = given === true ? replaceEqualDeep<unknown> : given
  return (known, answer) => {
    if (!isList(answer)) return share(known, answer)
    if (given === true) return answer
    const shared = share(known, answer)
    if (isList(shared) && answer.pages.every(isFetched)) shared.pages.forEach(markFetched)
    return shared
  }
}

function isList(data: unknown): data is RequestsPages {
  return typeof data === 'object' && data !== null && 'pageParams' in data
}
