// Runs Storybook without its calls home: `npm run storybook`, `npm run build-storybook`.

const [command = 'dev', ...args] = process.argv.slice(2)
const flags = command === 'dev' ? ['--port', '6006', '--no-open', '--no-version-updates'] : []

process.env['STORYBOOK_DISABLE_TELEMETRY'] = '1'
process.argv.splice(2, Infinity, command, '--disable-telemetry', ...flags, ...args)
await import(new URL('../../node_modules/storybook/dist/bin/dispatcher.js', import.meta.url).href)
