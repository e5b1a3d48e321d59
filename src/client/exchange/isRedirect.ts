/**
 * Whether an answer leads elsewhere, or comes from elsewhere because `fetch` followed one that did. A browser hides
 * the status of a redirect that is not followed: it is 0.
 */
export function isRedirect({ status, type, redirected }: Response): boolean {
  return (status >= 300 && status < 400) || type === 'opaqueredirect' || redirected
}
