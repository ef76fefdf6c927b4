/** Sized for a machine with 1 GB. A factory that needs more sets DATABASE_URL. */
const memory = {
  shared_buffers: '32MB',
  max_connections: '30',
  jit: 'off',
  /** No separate reader processes: the files are small and cached by the system. */
  io_method: 'sync',
  max_parallel_workers_per_gather: '0',
  max_logical_replication_workers: '0',
  max_wal_size: '256MB',
  min_wal_size: '32MB',
}

/** The log holds no values of rows. Statement errors reach the caller, which logs them. */
const logging = {
  log_destination: 'stderr',
  log_line_prefix: '',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  lc_messages: 'C',
}

const zone = { timezone: 'UTC', log_timezone: 'UTC' }

/** Returns the arguments of `postgres` for the database of one site. */
export function serverArgs(directory: string, settings: Record<string, string>): string[] {
  const all = Object.entries({ ...memory, ...logging, ...zone, ...settings })
  return ['-D', directory, ...all.flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}
