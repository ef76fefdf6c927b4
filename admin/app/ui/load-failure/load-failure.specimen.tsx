import { LoadFailure } from './load-failure.tsx'

export default () => <LoadFailure message="Нет связи с сервером" onRetry={() => undefined} />
