DROP INDEX "likes_visitor";--> statement-breakpoint
ALTER TABLE "likes" ADD COLUMN "id" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "likes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "likes" ADD COLUMN "is_favorite" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "likes" ADD COLUMN "price_from" integer;--> statement-breakpoint
CREATE INDEX "likes_favorites" ON "likes" USING btree ("visitor","subject","id");