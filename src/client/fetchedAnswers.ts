/** Responses that this page fetched. Those from a persisted cache or a server's state aren't included. */
const fetched = new WeakSet<object>()

/** Marks a response as just fetched. */
export function markFetched<answer extends object>(answer: answer): answer {
  fetched.add(answer)
  return answer
}

/** Whether this page fetched a response. Stored data can't fake this mark. */
export function isFetched<answer>(answer: answer | undefined): answer is answer {
  return typeof answer === 'object' && answer !== null && fetched.has(answer)
}
