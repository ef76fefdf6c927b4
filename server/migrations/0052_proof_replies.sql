ALTER TABLE "proof_comments" ADD COLUMN "read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "proof_mails" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "proof_comments_unread" ON "proof_comments" USING btree ("proof_id") WHERE "proof_comments"."author" = 'customer' and "proof_comments"."read_at" is null;--> statement-breakpoint
-- Comments that were answered or solved before this release are read.
UPDATE "proof_comments" SET "read_at" = coalesce("solved_at", "at")
WHERE "author" = 'customer'
  AND ("solved_at" IS NOT NULL OR EXISTS (SELECT 1 FROM "proof_comments" AS reply WHERE reply."reply_to" = "proof_comments"."id"));
