/** A step that takes longer than this says that it still goes on, in milliseconds. */
const reminderMs = 10_000

/** Says what is being done, that it still goes on, and how long it took. */
export async function timed<result>(what: string, step: () => Promise<result>): Promise<result> {
  const started = Date.now()
  const seconds = (digits: number) => `${((Date.now() - started) / 1000).toFixed(digits)} s`
  console.log(`start: ${what} …`)
  const reminder = setInterval(() => console.log(`start: still ${what}, ${seconds(0)} …`), reminderMs)
  try {
    const result = await step()
    console.log(`start: done in ${seconds(1)}`)
    return result
  } finally {
    clearInterval(reminder)
  }
}
