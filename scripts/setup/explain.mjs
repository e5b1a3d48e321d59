const causes = [
  [/ENOSPC|no space left/i, 'the disk is full. Free some space (about 1.5 GB is needed) and run this again.'],
  [
    /EACCES|EPERM|EROFS|permission denied/i,
    'a file could not be written: no permission. Make the checkout yours (chown) and run this again.',
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EIDLETIMEOUT|ERR_SOCKET_TIMEOUT/,
    'the npm registry does not answer. Check the network and proxy settings (npm ping) and run this again.',
  ],
  [/EUSAGE/, 'package-lock.json does not fit package.json. Run: npm run lock'],
  [/EBADENGINE/, 'npm ran under a Node that is too old. Install Node 24 and run this again.'],
  [/E404|ETARGET/, 'the npm registry lacks a package that package-lock.json names.'],
]

/**
 * Says in one line what stopped the setup, why, and what to do.
 * @param {Error & { code?: string, command?: string, output?: string }} error
 */
export function explain(error) {
  if (error.code === 'ENOENT' && error.command === 'npm') {
    return 'npm was not found. Install Node 24 (npm comes with it) and run this again.'
  }
  const told = `${error.code ?? ''} ${error.output ?? ''}`
  const cause = causes.find(([pattern]) => pattern.test(told))
  const detail = error.output === undefined ? '' : firstComplaint(error.output)
  if (cause) return `${error.message.split('\n')[0]}: ${cause[1]}${detail && ` (${detail})`}`
  return detail ? `${error.message}: ${detail}` : error.message
}

/** npm's first line that holds a sentence rather than a code. */
function firstComplaint(output) {
  const lines = output.split('\n').filter((line) => /^npm (error|ERR!)/.test(line))
  const texts = lines.map((line) => line.replace(/^npm (error|ERR!)\s*/, '').trim())
  return (
    texts.find((text) => text !== '' && !/^(code|errno|syscall|path|request to) /.test(text)) ??
    texts[0] ??
    ''
  )
}
