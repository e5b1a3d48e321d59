/** Answers that the service gave in this page's life. What a store of queries or a server's state brings is not among them. */
const fetched = new WeakSet<object>()

/** Notes that the service gave an answer just now. */
export function markFetched<answer extends object>(answer: answer): answer {
  fetched.add(answer)
  return answer
}

/** Whether the service gave an answer in this page's life. Nothing that is stored with an answer can claim that. */
export function isFetched<answer>(answer: answer | undefined): answer is answer {
  return typeof answer === 'object' && answer !== null && fetched.has(answer)
}
