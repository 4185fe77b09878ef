import { importCalls } from '#contracts/calls/imports.ts';
import { useBackOffice } from '../back-office-provider.tsx';

/** Returns the calls of imports in this back office. */
export const useImportCalls = () => importCalls[useBackOffice().role.role];
