ALTER TABLE "excursion_videos" ADD COLUMN "film" jsonb;--> statement-breakpoint
ALTER TABLE "home_blocks" ADD COLUMN "image" jsonb;--> statement-breakpoint
ALTER TABLE "home_blocks" ADD COLUMN "film" jsonb;