import { useSelf } from '../../use-self.ts';

/** Whether the seller may change leads. What is not known yet is left to the server to refuse. */
export const useMayWrite = (): boolean => useSelf().data?.status !== false;
