import { Skeleton } from './skeleton.tsx'

export default () => <Skeleton />
