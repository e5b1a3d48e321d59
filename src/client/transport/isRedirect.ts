/**
 * Whether a response is a redirect, or the result of one that `fetch` followed. Browsers hide the status of a redirect
 * that isn't followed: it is 0.
 */
export function isRedirect({ status, type, redirected }: Response): boolean {
  return (status >= 300 && status < 400) || type === 'opaqueredirect' || redirected
}
