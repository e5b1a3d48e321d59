import { configureGlobal } from 'fast-check'

// The gate checks the same generated cases in every run; `npm run soak` draws others.
configureGlobal({ seed: Number(process.env['SOAK_SEED'] ?? 14) })
