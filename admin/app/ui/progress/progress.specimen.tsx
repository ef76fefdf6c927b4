import { Progress } from './progress.tsx'

export default () => <Progress label="Загружено" value={0.4} />
