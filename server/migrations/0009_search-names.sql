ALTER TABLE "search_parts" RENAME TO "search_suffixes";--> statement-breakpoint
ALTER TABLE "search_suffixes" RENAME COLUMN "part" TO "suffix";--> statement-breakpoint
ALTER TABLE "search_suffixes" RENAME COLUMN "whole" TO "is_whole_word";--> statement-breakpoint
ALTER TABLE "search_suffixes" RENAME CONSTRAINT "search_parts_part_term_id_pk" TO "search_suffixes_suffix_term_id_pk";--> statement-breakpoint
ALTER TABLE "search_suffixes" RENAME CONSTRAINT "search_parts_term_id_search_terms_id_fk" TO "search_suffixes_term_id_search_terms_id_fk";--> statement-breakpoint
ALTER INDEX "search_parts_term" RENAME TO "search_suffixes_term";--> statement-breakpoint
ALTER TABLE "search_slips" RENAME TO "search_typo_keys";--> statement-breakpoint
ALTER TABLE "search_typo_keys" RENAME COLUMN "slip" TO "typo_key";--> statement-breakpoint
ALTER TABLE "search_typo_keys" RENAME CONSTRAINT "search_slips_slip_term_id_pk" TO "search_typo_keys_typo_key_term_id_pk";--> statement-breakpoint
ALTER TABLE "search_typo_keys" RENAME CONSTRAINT "search_slips_term_id_search_terms_id_fk" TO "search_typo_keys_term_id_search_terms_id_fk";--> statement-breakpoint
ALTER INDEX "search_slips_term" RENAME TO "search_typo_keys_term";--> statement-breakpoint
ALTER TABLE "search_documents" RENAME COLUMN "name" TO "normalized_name";--> statement-breakpoint
ALTER INDEX "search_documents_name" RENAME TO "search_documents_normalized_name";--> statement-breakpoint
ALTER TABLE "search_spellings" RENAME COLUMN "shown" TO "display";--> statement-breakpoint
ALTER TABLE "search_terms" RENAME COLUMN "named" TO "in_title";--> statement-breakpoint
ALTER TABLE "search_terms" RENAME COLUMN "uses" TO "document_frequency";--> statement-breakpoint
ALTER TABLE "search_state" DROP COLUMN "rules";--> statement-breakpoint
ALTER TABLE "search_state" RENAME COLUMN "lags" TO "is_behind";--> statement-breakpoint
ALTER TABLE "search_state" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- The row is always there from now on; version 0 makes the next start build the index anew.
INSERT INTO "search_state" ("id") VALUES (1) ON CONFLICT DO NOTHING;
