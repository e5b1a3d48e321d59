/** What an execution keeps to, whatever happens. Each is held by tests in `test/execution`. */
export const invariants: readonly string[] = [
  'The wallet is asked only after a call of `start()` or `proceed()` in this page. Taking up an execution again means to watch it.',
  'Before the wallet is asked, what it is asked for is stored. If that fails, the user decides whether to go on without.',
  'After a prompt whose answer is lost, nothing is asked again before the chain and the service say that nothing was sent, and the user agrees.',
  'One prompt at a time for an account, over all tabs.',
  'What is signed is the quote that was accepted: its digest, its age, the account and the chain are compared before each prompt. Once its approval is sent, it may be paid until its order ends, or for an hour where the quote shows no order; the service is asked once more then whether somebody else has paid it.',
  'Before the first prompt, and again when the service appends steps, the audit looks at the whole quote. A finding that blocks ends the execution; one that asks to be confirmed waits for the user.',
  'Sending and signing are never repeated by the library. The first item that is declined or fails ends the run.',
  'The word of the service ends an execution, in whatever state it is: a client that waited too long or could not ask has learnt nothing.',
  '`success` and `refunded` are left by the user alone. A failure may still turn into a refund.',
  'A status that nobody told us about never counts as an end, and an older answer replaces a newer one only where it says that the money got further.',
]
